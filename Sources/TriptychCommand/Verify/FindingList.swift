import AppScreens
import Parity
import TextLayout

/// The findings: the first for each rule and pattern, identical ones once; then those of searches.
struct FindingList {
  private let console: Console
  private let report: Report
  private let statements: [String: String]
  private let command: String

  /// The findings of a report, with the rules' statements and the command that shows them again.
  init(_ console: Console, _ report: Report, statements: [String: String], command: String) {
    self.console = console
    self.report = report
    self.statements = statements
    self.command = command
  }

  /// A paragraph for each, with an empty line before it; empty when nothing broke.
  var text: String {
    (groups.map(paragraph) + report.searches.flatMap(\.unstable).map(paragraph))
      .map { "\n\($0)\n" }.joined()
  }

  /// The broken rules, grouped by the steps that show it.
  private var groups: [[Report.Row]] {
    var groups: [[Report.Row]] = []
    for row in report.rows where [.broken, .unstable].contains(row.verdict) {
      let same = groups.firstIndex { $0[0].findings.first?.isSame(as: row.findings.first) ?? false }
      if let same { groups[same].append(row) } else { groups.append([row]) }
    }
    return groups
  }

  private func paragraph(on finding: Finding) -> String {
    let again = "\(command) \(finding.again.map(\.shellQuoted).joined(separator: " "))"
    return DetailedFinding(
      console, finding, statement: statements[finding.rule], again: again
    ).text
  }

  private func paragraph(on rows: [Report.Row]) -> String {
    let findings = rows.compactMap(\.findings.first)
    // The finding whose scenario has the fewest other steps is the most specific.
    guard let finding = findings.min(by: { $0.foundAfter < $1.foundAfter }) else { return "" }
    let others = findings.filter { $0.rule != finding.rule }.map { "\($0.rule) (\($0.check))" }
    let count = rows.map(\.findings.count).reduce(0, +) - findings.count
    let remarks =
      (others.isEmpty ? [] : ["the same steps break \(others.listed)"])
      + (count > 0 ? ["also broken in \(count.counted("more scenario"))"] : [])
    return paragraph(on: finding)
      + remarks.map { "\n    " + $0.wrapped(to: console.width, indentation: "    ") }.joined()
  }
}

extension Finding {
  /// True if the displays are the same after the same steps, whatever rule it breaks.
  fileprivate func isSame(as other: Finding?) -> Bool {
    guard let other else { return false }
    return pattern == other.pattern && moments == other.moments && expected == other.expected
      && shown == other.shown
  }
}
