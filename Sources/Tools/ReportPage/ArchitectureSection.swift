import Inspection
import TextLayout

/// The section on architecture: the verdict on each triad, and a table of the rules.
struct ArchitectureSection {
  let inspection: PackageInspection

  var section: Section {
    let verdicts = inspection.cases.map { found in
      "<li><b>\(found.triad.name.xmlEscaped)</b> \(ArchitectureVerdict(found).sentence.xmlEscaped)</li>"
    }
    let table = HTMLTable(
      name: "Architecture rules",
      heads: (["rule"] + inspection.modules + ["statement, and reason"]).map { .heading($0) },
      rows: ArchitectureRule.all.map { rule in
        [.heading(rule.number)]
          + inspection.modules.map { cell(for: inspection.standing(of: rule, in: $0)) }
          + [
            .html(
              """
              \(rule.statement.marked)<br><span class="note">\(rule.why.marked)</span>
              """)
          ]
      })
    return Section(
      "rules", "Architecture: is it the pattern that it claims to be?",
      body: "<ul>\(verdicts.joined(separator: "\n"))</ul>\n\(table.html)")
  }

  private func cell(for standing: PackageInspection.Standing?) -> HTMLTable.Cell {
    guard let standing else { return .text("") }
    let isGood: Bool? =
      switch standing {
      case .holds: true
      case .broken: false
      case .open: nil
      }
    return .verdict(isGood: isGood, standing.rawValue)
  }
}
