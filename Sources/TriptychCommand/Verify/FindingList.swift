import AppScreens
import Parity
import TextLayout

/// The findings: the first for each rule and pattern, told once where several are the same.
struct FindingList {
  private let console: Console
  private let report: Report
  private let statements: [String: String]
  private let command: String

  /// The findings of a report, with what the broken rules say and what to type to see it again.
  init(_ console: Console, _ report: Report, statements: [String: String], command: String) {
    self.console = console
    self.report = report
    self.statements = statements
    self.command = command
  }

  /// A paragraph for each, with an empty line before it; nothing when nothing broke.
  var text: String {
    groups.map { "\n\(paragraph(on: $0))\n" }.joined()
  }

  /// The broken rules, those together that are shown by the same steps to be.
  private var groups: [[Report.Row]] {
    var groups: [[Report.Row]] = []
    for row in report.rows where row.verdict == .broken {
      let same = groups.firstIndex { $0[0].findings.first?.isSame(as: row.findings.first) ?? false }
      if let same { groups[same].append(row) } else { groups.append([row]) }
    }
    return groups
  }

  private func paragraph(on rows: [Report.Row]) -> String {
    let findings = rows.compactMap(\.findings.first)
    // The one whose scenario has the fewest steps besides these is the one that is about them.
    guard let finding = findings.min(by: { $0.foundAfter < $1.foundAfter }) else { return "" }
    let again = "\(command) \(finding.again.map(\.shellQuoted).joined(separator: " "))"
    let others = findings.filter { $0.rule != finding.rule }.map { "\($0.rule) (\($0.check))" }
    let count = rows.map(\.findings.count).reduce(0, +) - findings.count
    let remarks =
      (others.isEmpty ? [] : ["the same steps break \(others.listed)"])
      + (count > 0 ? ["and so in \(count.counted("scenario")) more"] : [])
    return DetailedFinding(
      console, finding, statement: statements[finding.rule], again: again
    ).text
      + remarks.map { "\n    " + $0.wrapped(to: console.width, indentation: "    ") }.joined()
  }
}

extension Finding {
  /// True if a person sees the same after the same steps, whatever rule it breaks.
  fileprivate func isSame(as other: Finding?) -> Bool {
    guard let other else { return false }
    return pattern == other.pattern && moments == other.moments && expected == other.expected
      && shown == other.shown
  }
}
