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
    var lines = [
      statements[row.rule] ?? "", finding.place, "expected \(finding.expected)",
      "shown    \(finding.shown)",
    ]
    if let hint = finding.hint { lines.append("look     \(hint)") }
    if row.findings.count > 1 { lines.append("and \(row.findings.count - 1) more") }
    return paragraph("\(row.rule) broken by \(row.pattern): \(finding.check)", lines)
      + again(finding)
  }

  private func paragraph(_ heading: String, _ lines: [String]) -> String {
    let heading = heading.wrapped(to: console.width, indentation: "  ")
    let lines = lines.map { "    " + $0.wrapped(to: console.width, indentation: "    ") }
    return "  \(console.styled(heading, .bad))\n\(lines.joined(separator: "\n"))\n"
  }

  /// What to type to see it again; what no display shows is seen by verifying alone.
  private func again(_ finding: Finding) -> String {
    let steps = finding.steps.map(\.shellQuoted).joined(separator: " ")
    let line = finding.isSeen ? "compare \(report.app) \(steps)" : "verify \(report.app)"
    return "    $ \(command) \(line)".wrappedCommand(to: console.width)
  }
}
