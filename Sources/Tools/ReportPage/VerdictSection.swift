import Parity
import TextLayout

/// The section with the suite's verdicts, by rule and pattern.
struct VerdictSection {
  let reports: [Report]

  /// The title of each app, by its name.
  let titles: [String: String]

  /// The statement of each rule, by the app's name and the rule's number.
  let statements: [String: String]

  var section: Section {
    Section(
      "verdict", "Verdict",
      body: """
        <p class="note">Scenarios and random walks were taken in every pattern: as written, with other screens, with the view replaced at each
        step, and watching what is released, among other conditions.</p>
        \(reports.map(html).joined(separator: "\n"))
        """)
  }

  private func html(of report: Report) -> String {
    let patterns = report.patterns.map(\.pattern)
    let rules = report.patterns.first?.rules.map(\.rule) ?? []
    let title = titles[report.app] ?? report.app
    let table = HTMLTable(
      name: "\(title): the rules",
      heads: (["rule"] + patterns + ["statement"]).map { .heading($0) },
      rows: rules.map { rule in
        let statement = statements["\(report.app) \(rule)"] ?? ""
        return [.heading(rule)] + patterns.map { cell(for: rule, in: $0, report) }
          + [.html(statement.marked)]
      })
    let checks = report.patterns.flatMap(\.checks)
    let verdict =
      report.isConforming
      ? "\(rules.count) rules hold in \(patterns.listed), and no pattern differs from another"
      : "there are failures"
    return """
      <details class="verdict"\(report.isConforming ? "" : " open")>
      <summary><b>\(title.xmlEscaped)</b>: \(verdict.xmlEscaped).</summary>
      <p class="note">\(checks.map(\.walks).reduce(0, +)) walks, \(checks.map(\.steps).reduce(0, +)) steps.</p>
      \(table.html)
      </details>
      """
  }

  private func cell(for rule: String, in pattern: String, _ report: Report) -> HTMLTable.Cell {
    let verdict = report.patterns.first { $0.pattern == pattern }?.verdict(on: rule)
    return .verdict(isGood: verdict == .holds, verdict?.rawValue ?? "")
  }
}
