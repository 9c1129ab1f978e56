import AppScreens
import Foundation
import Inspection
import TextLayout

/// What inspecting the package adds to the page: graphs, architecture rules and measures.
struct InspectionPart {
  let inspection: PackageInspection
  let running: [RunningMeasure]
  let changes: [ChangeCost]

  /// The sections.
  var html: String {
    [graphs, rules, MeasureSection(inspection: inspection, running: running).html, costs].joined(
      separator: "\n")
  }

  private var graphs: String {
    """
    <section id="knows" aria-labelledby="knows-title">
    <h2 id="knows-title">Who knows whom</h2>
    <p class="note">One app in each pattern, as the compiler has it: who holds, names or conforms to what.</p>
    <div class="scroll" tabindex="0">\(inspection.exemplaryGraphs.map { GraphDiagram([$0]).svg.image }.joined(separator: "\n"))</div>
    </section>
    """
  }

  private var rules: String {
    let rows = ArchitectureRule.all.map { rule -> String in
      let cells = inspection.modules.map { module in
        switch inspection.standing(of: rule, in: module) {
        case .holds: "<td class=\"word good\">✓ <span>holds</span></td>"
        case .broken: "<td class=\"word bad\">✗ <span>broken</span></td>"
        case .open: "<td class=\"word\">? <span>open</span></td>"
        case nil: "<td></td>"
        }
      }
      return """
        <tr><th scope="row">\(rule.number)</th>\(cells.joined())<td>\(rule.statement.xmlEscaped)
        <br><span class="note">\(rule.why.xmlEscaped)</span></td></tr>
        """
    }
    let heads = inspection.modules.map { "<th scope=\"col\">\($0.xmlEscaped)</th>" }.joined()
    let verdicts = inspection.cases.map { found in
      "<li><b>\(found.triad.name.xmlEscaped)</b> \(ArchitectureVerdict(found).sentence.xmlEscaped)</li>"
    }
    return """
      <section id="rules" aria-labelledby="rules-title">
      <h2 id="rules-title">Architecture: is it what it says it is?</h2>
      <ul>\(verdicts.joined(separator: "\n"))</ul>
      <div class="scroll" tabindex="0"><table><thead><tr><th scope="col">rule</th>\(heads)<th scope="col">what holds, and why</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
      </section>
      """
  }

  private var costs: String {
    guard !changes.isEmpty else { return "" }
    let rows = changes.map { cost in
      """
      <tr><th scope="row">\(cost.request.xmlEscaped)</th><td>\(cost.part.xmlEscaped)</td><td class="number">\(cost.files)</td><td class="number">\(cost.added)</td><td class="number">\(cost.removed)</td><td>\(cost.shares.isEmpty ? "nothing" : cost.shares.map(\.text).joined(separator: ", "))</td></tr>
      """
    }
    return """
      <section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">What a change costs</h2>
      <p class="note">Change requests, each carried out in each pattern as a patch that the suite verifies, in files and lines; what is shared is the same whatever the
      pattern.</p>
      <ul>\(wishes)</ul>
      <div class="scroll" tabindex="0"><table><thead><tr><th scope="col">request</th><th scope="col">part</th><th scope="col" class="number">files</th><th scope="col" class="number">added</th><th scope="col" class="number">removed</th><th scope="col">roles</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
      </section>
      """
  }

  /// What each request wants.
  private var wishes: String {
    changes.filter { !$0.wish.isEmpty }
      .map { "<li><b>\($0.request.xmlEscaped)</b>: \($0.wish.xmlEscaped)</li>" }.uniqued.joined(
        separator: "\n")
  }
}
