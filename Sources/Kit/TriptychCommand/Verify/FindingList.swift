import CommandVerbs
import Parity
import TextLayout

/// The findings: for each pattern the one that explains best what is wrong, and what else is broken;
/// then those of searches.
struct FindingList {
  private let console: Console
  private let report: Report
  private let statements: [String: String]
  private let again: AgainLine

  /// The findings of a report, with the rules' statements and the line that shows them again.
  init(_ console: Console, _ report: Report, statements: [String: String], again: AgainLine) {
    self.console = console
    self.report = report
    self.statements = statements
    self.again = again
  }

  /// A paragraph for each pattern, with an empty line before it; empty when nothing broke.
  var text: String {
    let findings = report.progress.filter(\.isTold).map(paragraph)
    return (findings + report.searches.flatMap(\.unstable).map(paragraph))
      .map { "\n\($0)\n" }.joined()
  }

  private func paragraph(on progress: PatternProgress) -> String {
    guard let finding = progress.finding else { return "" }
    let text = paragraph(on: finding)
    guard let others = progress.alsoBroken else { return text }
    return "\(text)\n    \(others.wrapped(to: console.width, indentation: "    "))"
  }

  private func paragraph(on finding: Finding) -> String {
    DetailedFinding(
      console, finding, statement: statements[finding.rule], again: again.text(finding.again)
    ).text
  }
}

extension PatternProgress {
  /// True if it has a finding that takes more than a line to tell.
  var isTold: Bool { finding.map { $0.kind != .notWritten } ?? false }
}
