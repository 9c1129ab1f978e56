import AppScreens
import Foundation
import Inspection

/// What inspecting the package adds to the page: graphs, architecture rules and measures.
struct InspectionPart {
  let inspection: PackageInspection
  let running: [RunningMeasure]
  let changes: [ChangeCost]

  private var modules: [String] { inspection.cases.map(\.triad.mediator.module).distinct }

  private func cases(in module: String) -> [PackageInspection.Case] {
    inspection.cases.filter { $0.triad.mediator.module == module }
  }

  /// The sections.
  var html: String {
    [graphs, rules, measures, costs].joined(separator: "\n")
  }

  private var graphs: String {
    let firsts = modules.compactMap { module in cases(in: module).first?.graph }
    return """
      <section id="knows" aria-labelledby="knows-title">
      <h2 id="knows-title">Who knows whom</h2>
      <p class="note">One app in each pattern, as the compiler has it: who holds, names or conforms to what.</p>
      <div class="scroll" tabindex="0">\(firsts.map { GraphDiagram([$0]).svg.image }.joined(separator: "\n"))</div>
      </section>
      """
  }

  private var rules: String {
    let rows = ArchitectureRule.all.map { rule -> String in
      let cells = modules.map { module -> String in
        let judged = cases(in: module).filter { found in
          found.triad.claim.map { rule.patterns.contains($0) } ?? (rule.patterns.count == 3)
        }
        let verdicts = judged.compactMap { $0.verdicts[rule.number] }
        if verdicts.isEmpty { return "<td></td>" }
        if verdicts.allSatisfy({ $0 == .holds }) { return "<td class=\"word good\">✓ holds</td>" }
        let isBroken = verdicts.contains { if case .broken = $0 { true } else { false } }
        return isBroken ? "<td class=\"word bad\">✗ broken</td>" : "<td>open</td>"
      }
      return """
        <tr><th scope="row">\(rule.number)</th>\(cells.joined())<td>\(rule.statement.markup)
        <br><span class="note">\(rule.why.markup)</span></td></tr>
        """
    }
    let heads = modules.map { "<th scope=\"col\">\($0.markup)</th>" }.joined()
    let verdicts = inspection.cases.map { found in
      "<li><b>\(found.triad.name.markup)</b> \(ArchitectureVerdict(found).sentence.markup)</li>"
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

  private var measures: String {
    let largest = inspection.cases.map { $0.sizes.reduce(0) { $0 + $1.lines } }.max() ?? 1
    let apps = inspection.cases.map { Self.stem(of: $0) }.distinct
    let sizes = apps.map { app -> String in
      let bars = inspection.cases.filter { Self.stem(of: $0) == app }.map { found -> String in
        let total = found.sizes.reduce(0) { $0 + $1.lines }
        let parts = found.sizes.map { size -> String in
          let style = ["view": "b1", "mediator": "b2"][size.role] ?? "b3"
          let width = 100 * Double(size.lines) / Double(largest)
          return "<b class=\"\(style)\" style=\"width:\(width.percent)\"></b>"
        }
        let words = found.sizes.map { "\($0.role) \($0.lines)" }.joined(separator: ", ")
        return """
          <div class="bar"><span>\(found.triad.mediator.module.markup)</span><i role="img" aria-label="\(words)">\(parts.joined())</i><span>\(total)</span></div>
          """
      }
      return "<h4>\(app.markup)</h4><div class=\"bars\">\(bars.joined(separator: "\n"))</div>"
    }
    return """
      <section id="measures" aria-labelledby="measures-title">
      <h2 id="measures-title">Measures</h2>
      <h3>Lines of code</h3>
      <p><span class="key b1"></span> view and its protocols  <span class="key b2"></span> mediator  <span class="key b3"></span> screen</p>
      \(sizes.joined(separator: "\n"))
      \(reach)
      \(table)
      <p class="note">Lines are those with code on them, from a type's declaration to its last brace. Messages between view and mediator, and those
      that tell the view something, are counted for each gesture of the demonstration. The cost is the time of a gesture as a
      multiple of the bare model's, in release builds alone. None of these says which pattern is better.</p>
      </section>
      """
  }

  /// How much of each mediator a test can reach without a view.
  private var reach: String {
    let bars = inspection.cases.compactMap { found -> String? in
      guard let size = found.sizes.first(where: { $0.linesWithoutView != nil }),
        let free = size.linesWithoutView, size.lines > 0
      else { return nil }
      let share = 100 * Double(free) / Double(size.lines)
      return """
        <div class="bar reach"><span>\(found.triad.mediator.name.markup)</span><i role="img" aria-label="\(free) of \(size.lines) lines"><b class="b2" style="width:\(share.percent)"></b></i><span>\(free) of \(size.lines)</span></div>
        """
    }
    return """
      <h3>Lines of the mediator that a test can reach without a view</h3>
      <div class="bars">\(bars.joined(separator: "\n"))</div>
      """
  }

  private var table: String {
    let rows = inspection.cases.compactMap { found -> String? in
      let views = found.triad.views.map { "\($0.module).\($0.name)" }
      guard let measure = running.first(where: { views.contains($0.view) }) else { return nil }
      let cells = [
        String(format: "%.1f", measure.messagesPerGesture),
        String(format: "%.1f", measure.updatesPerGesture),
        measure.cost.map { String(format: "%.1f ×", $0) } ?? "–",
      ]
      return "<tr><th scope=\"row\">\(found.triad.mediator.name.markup)</th>"
        + cells.map { "<td class=\"number\">\($0)</td>" }.joined() + "</tr>"
    }
    guard !rows.isEmpty else { return "" }
    return """
      <h3>A gesture</h3>
      <div class="scroll" tabindex="0"><table><thead><tr><th scope="col">mediator</th><th scope="col" class="number">messages</th><th scope="col" class="number">view updates</th><th scope="col" class="number">cost</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
      """
  }

  private var costs: String {
    guard !changes.isEmpty else { return "" }
    let rows = changes.map { cost in
      """
      <tr><th scope="row">\(cost.request.markup)</th><td>\(cost.part.markup)</td><td class="number">\(cost.files)</td><td class="number">\(cost.added)</td><td class="number">\(cost.removed)</td><td class="number">\(cost.recorded)</td><td>\(cost.shares.isEmpty ? "nothing" : cost.shares.map(\.text).joined(separator: ", "))</td></tr>
      """
    }
    return """
      <section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">What a change costs</h2>
      <p class="note">Change requests, each carried out in each pattern as a patch that the suite verifies, in files and lines; what is shared is the same whatever the
      pattern. Recording counts the added lines that are there for traces alone.</p>
      <ul>\(wishes)</ul>
      <div class="scroll" tabindex="0"><table><thead><tr><th scope="col">request</th><th scope="col">part</th><th scope="col" class="number">files</th><th scope="col" class="number">added</th><th scope="col" class="number">removed</th><th scope="col" class="number">recording</th><th scope="col">roles</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table></div>
      </section>
      """
  }

  /// What each request wants.
  private var wishes: String {
    changes.filter { !$0.wish.isEmpty }
      .map { "<li><b>\($0.request.markup)</b>: \($0.wish.markup)</li>" }.distinct.joined(
        separator: "\n")
  }

  /// The app of a triad: the mediator's name without what says that it is one.
  private static func stem(of found: PackageInspection.Case) -> String {
    let name = found.triad.mediator.name
    let ending = ["Controller", "Presenter", "ViewModel"].first { name.hasSuffix($0) }
    return String(name.dropLast(ending?.count ?? 0))
  }
}

extension Double {
  fileprivate var percent: String { String(format: "%.2f%%", self) }
}
