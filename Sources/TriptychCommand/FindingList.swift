import AppScreens
import Parity

/// What broke: for each rule and pattern the first finding.
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
    let broken = report.rows.filter { $0.verdict == .broken }.compactMap(paragraph)
    return broken.map { "\n\($0)\n" }.joined()
  }

  private func paragraph(on row: Report.Row) -> String? {
    guard let finding = row.findings.first else { return nil }
    let again = "\(command) \(finding.again.map(\.shellQuoted).joined(separator: " "))"
    return DetailedFinding(console, finding, statement: statements[row.rule], again: again).text
      + (row.findings.count > 1 ? "\n    and \(row.findings.count - 1) more" : "")
  }
}
