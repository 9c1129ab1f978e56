import AppScreens
import Parity
import TextLayout

/// A report as a person reads it: a line for each rule, a column for each pattern, and what broke.
struct ReportTable {
  private let console: Console
  private let title: String
  private let statements: [String: String]
  private let report: Report
  private let command: String
  private let patterns: [String]
  private let buildOrder: [String]

  /// A table fit for the console.
  init(_ console: Console, _ app: some AppDefinition, _ report: Report, command: String) {
    self.console = console
    title = app.title
    statements = app.statements
    buildOrder = app.buildOrder
    self.report = report
    self.command = command
    patterns = report.rows.map(\.pattern).uniqued
  }

  /// The whole table.
  var text: String {
    let lines = report.rows.map(\.rule).uniqued.map { line(for: $0) }
    let header = line(
      "", "", "scenarios", "steps", patterns.map { $0.fitted(to: cellWidth($0)) })
    return """
      \(console.styled(title, .heading))
      \(console.styled(header, .quiet))
      \((lines + remark + coverage + progress).joined(separator: "\n"))
      \(FindingList(console, report, statements: statements, command: command).text)
      """
  }

  private func line(for rule: String) -> String {
    let rows = report.rows.filter { $0.rule == rule }
    let cells = rows.map { row in
      console.styled(
        row.verdict.words.fitted(to: cellWidth(row.pattern)),
        row.verdict == .holds ? .good : .bad)
    }
    return line(
      rule, statements[rule] ?? "", String(rows.map(\.scenarios).max() ?? 0),
      String(rows.map(\.steps).max() ?? 0), cells)
  }

  private func line(
    _ rule: String, _ statement: String, _ scenarios: String, _ steps: String, _ cells: [String]
  ) -> String {
    let taken = 2 + 4 + 2 + 2 + 9 + 2 + 5 + patterns.map { 2 + cellWidth($0) }.reduce(0, +)
    let columns = [
      rule.fitted(to: 4), statement.fitted(to: max(8, console.width - taken)),
      scenarios.rightFitted(to: 9), steps.rightFitted(to: 5),
    ]
    return "  \((columns + cells).joined(separator: "  "))".withoutTrailingBlanks
  }

  private func cellWidth(_ pattern: String) -> Int {
    max(pattern.displayWidth, 7)
  }

  /// For each pattern with which not all is well, how many rules hold, which is next, and what is
  /// not written yet.
  private var progress: [String] {
    patterns.flatMap { pattern -> [String] in
      let rows = report.rows.filter { $0.pattern == pattern }
      let open = buildOrder.compactMap { rule in
        rows.first { $0.rule == rule && [.broken, .notWritten].contains($0.verdict) }
      }
      guard let next = open.first else { return [] }
      let holding = rows.count { $0.verdict == .holds }
      let line = """
        \(pattern): \(holding) of \(rows.count) rules hold; next is \(next.rule): \
        \(statements[next.rule] ?? "")
        """
      let unwritten = rows.flatMap(\.findings).filter(\.isUnwritten).map(\.shown)
      return [line] + unwritten.uniqued.map { "\(pattern): to do: \($0)" }
    }.map { "  " + $0.wrapped(to: console.width, indentation: "    ") }
  }

  /// What it means that a rule was not run.
  private var remark: [String] {
    let isPartial = report.rows.contains { $0.verdict == .notRun && $0.scenarios > 0 }
    let text = "not run: where a screen does not survive, no more is known of it"
    return isPartial ? ["  " + text.wrapped(to: console.width, indentation: "    ")] : []
  }

  /// What was covered, beside the rules, in looking for differences between the patterns.
  private var coverage: [String] {
    let (space, exhaustion, random) = (report.space, report.exhaustion, report.random)
    guard !random.patterns.isEmpty else { return [] }
    let gestures = report.alphabet.counted("gesture")
    let verb = report.alphabet == 1 ? "leads" : "lead"
    let whole = space.isComplete ? ", all that \(gestures) \(verb) to" : ", of many more"
    let reach = space.difference == nil ? whole : ""
    return [
      line(
        """
        \(space.states.counted("state")), \(space.transitions.counted("transition"))\(reach)
        """, space.difference, isEmpty: space.transitions == 0),
      line(
        """
        \(exhaustion.sequences.counted("sequence")) of up to \
        \(exhaustion.length.counted("gesture"))
        """, exhaustion.difference, isEmpty: exhaustion.sequences == 0),
      line(
        """
        \(random.gestures.counted("random gesture")) in \(random.runs.counted("run")), \
        \(random.replacements.counted("replacement")), seed \(random.seed)
        """, random.difference, isEmpty: random.gestures == 0),
    ]
  }

  private func line(_ text: String, _ difference: Difference?, isEmpty: Bool) -> String {
    let (verdict, style): (String, Style) =
      if difference != nil {
        ("different", .bad)
      } else if isEmpty {
        ("not run", .bad)
      } else {
        (report.random.patterns.count > 1 ? "identical" : "survived", .good)
      }
    let line = "\(text): \(verdict)".wrapped(to: console.width, indentation: "    ")
    return "  \(line.dropLast(verdict.count))\(console.styled(verdict, style))"
  }
}

extension Report.Verdict {
  fileprivate var words: String {
    switch self {
    case .holds: "holds"
    case .broken: "BROKEN"
    case .notRun: "not run"
    case .notWritten: "to do"
    }
  }
}
