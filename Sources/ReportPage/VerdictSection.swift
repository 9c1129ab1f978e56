import Parity
import TextLayout

/// What the suite found, rule by rule and pattern by pattern.
struct VerdictSection {
  let reports: [Report]

  /// What people call each app, by its name.
  let titles: [String: String]

  /// What each rule says, by the app's name and its number.
  let statements: [String: String]

  var section: Section {
    Section(
      "verdict", "Verdict",
      body: """
        <p class="note">Every scenario of every rule, in every pattern: as it stands, to its end, beside another screen, replacing the
        view at each step, and watching what is released.</p>
        \(reports.map(html).joined(separator: "\n"))
        """)
  }

  private func html(of report: Report) -> String {
    let patterns = report.rows.map(\.pattern).uniqued
    let table = HTMLTable(
      heads: (["rule"] + patterns + ["what holds"]).map { .heading($0) },
      rows: report.rows.map(\.rule).uniqued.map { rule in
        let statement = statements["\(report.app) \(rule)"] ?? ""
        return [.heading(rule)] + patterns.map { cell(for: rule, in: $0, report) }
          + [.html(statement.withCode)]
      })
    let runs = report.rows.map(\.scenarios).reduce(0, +)
    return """
      <h3>\((titles[report.app] ?? report.app).xmlEscaped)</h3>
      <p class="note">\(runs) scenario runs, \(report.count(.sequences)) sequences of gestures and \(report.count(.gestures))
      random gestures: \(report.isConforming ? "every rule holds, and no pattern differs from another." : "not all is well.")</p>
      \(table.html)
      """
  }

  private func cell(for rule: String, in pattern: String, _ report: Report) -> HTMLTable.Cell {
    let verdict = report.rows.first { $0.rule == rule && $0.pattern == pattern }?.verdict
    return .verdict(isGood: verdict == .holds, verdict?.rawValue ?? "")
  }
}

extension String {
  /// The text with what stands in backticks as code.
  fileprivate var withCode: String {
    xmlEscaped.replacing(/`([^`]+)`/) { "<code>\($0.output.1)</code>" }
  }
}
