import Parity
import TextLayout

/// The findings: for each pattern the one that explains best what is wrong, and what else is broken.
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

  /// A paragraph for each pattern, with an empty line before it; empty when nothing broke.
  var text: String {
    report.progress.filter(\.isTold).map { "\n\(paragraph(on: $0))\n" }.joined()
  }

  private func paragraph(on progress: PatternProgress) -> String {
    guard let finding = progress.finding else { return "" }
    let again = "\(command) \(finding.again.map(\.shellQuoted).joined(separator: " "))"
    let text = DetailedFinding(
      console, finding, statement: statements[finding.rule], again: again
    ).text
    guard let remark = progress.remark else { return text }
    return "\(text)\n    \(remark.wrapped(to: console.width, indentation: "    "))"
  }
}

extension PatternProgress {
  /// True if it has a finding that takes more than a line to tell.
  var isTold: Bool { finding.map { $0.kind != .notWritten } ?? false }
}
