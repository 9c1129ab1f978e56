import SharedSuite
import TriptychCommandVerbs
import TriptychParity
import TriptychTextLayout

/// The findings: for each pattern the one that explains best what is wrong, and what else is broken.
struct FindingList {
  private let console: Console
  private let statements: [String: String]
  private let again: ReproductionCommand

  /// Findings, with the rules' statements and the line that shows them again.
  init(_ console: Console, statements: [String: String], again: ReproductionCommand) {
    self.console = console
    self.statements = statements
    self.again = again
  }

  /// A paragraph for each pattern, with an empty line before it; empty when nothing broke.
  func text(on report: Report) -> String {
    report.patterns.compactMap { paragraph(on: $0, beside: report.patterns) }
      .map { "\n\($0)\n" }.joined()
  }

  private func paragraph(on report: PatternReport, beside all: [PatternReport]) -> String? {
    guard let finding = report.findings.first, finding.kind != .notWritten else { return nil }
    func patterns(_ isMeant: (Verdict?) -> Bool) -> [String] {
      all.filter { isMeant($0.verdict(on: finding.rule)) }.map(\.pattern)
    }
    let headline = SuiteFailure.headline(
      wrong: patterns { $0 == .broken }, right: patterns { $0 == .holds })
    let isOfOne = all.count == 1 || finding.kind == .unstable
    let text = (isOfOne ? "" : "  \(headline)\n") + paragraph(on: finding)
    guard let others = report.alsoBroken else { return text }
    return "\(text)\n    \(others.wrapped(to: console.width, indentation: "    "))"
  }

  /// A finding, told whole.
  func paragraph(on finding: Finding) -> String {
    DetailedFinding(
      console, finding, statement: statements[finding.rule], again: again.text(finding.again)
    ).text
  }
}
