import AppScreens
import CommandVerbs
import Parity
import TextLayout

/// A report as text: a line for each rule, a column for each pattern, and the findings.
struct ReportTable {
  private let console: Console
  private let title: String
  private let statements: [String: String]
  private let report: Report
  private let again: AgainLine
  private let patterns: [String]

  /// The noun for what is tried: events are no gestures.
  private let stepNoun: String

  /// A table that fits the console.
  init(_ console: Console, _ app: some AppDefinition, _ report: Report, again: AgainLine) {
    self.console = console
    title = app.title
    statements = app.statements
    stepNoun = app.events.isEmpty ? "gesture" : "step"
    self.report = report
    self.again = again
    patterns = report.rows.map(\.pattern).uniqued
  }

  /// The whole table.
  var text: String {
    let lines = bands.flatMap(lines) + remarks + coverage + progress
    return """
      \(console.styled(title, .heading))
      \(lines.joined(separator: "\n"))
      \(FindingList(console, report, statements: statements, again: again).text)
      """
  }

  /// A line on the app and, where anything is wrong, what it is.
  var summary: String {
    guard !report.isConforming else { return "  \(name)  \(conformity)\n" }
    let lines = remarks + failedCoverage + progress
    return """
      \(console.styled(title, .heading))
      \(lines.joined(separator: "\n"))
      \(FindingList(console, report, statements: statements, again: again).text)
      """
  }

  private var name: String { report.app.fitted(to: 14) }

  /// The rules that hold, and how much was tried.
  private var conformity: String {
    let rules = report.rows.map(\.rule).uniqued.count
    let tried = [
      report.count(.states).counted("state"), report.count(.sequences).counted("sequence"),
      report.count(.gestures).counted("random \(stepNoun)"),
    ]
    let searches = report.searches.isEmpty ? "" : "; the same in \(tried.listed)"
    let text = "\(rules.counted("rule")) hold in \(patterns.listed)\(searches)"
    return console.styled(
      text.wrapped(to: console.width, indentation: String(repeating: " ", count: 18)), .good)
  }

  /// The patterns that have room side by side; those that have none stand below, under a head of
  /// their own.
  private var bands: [[String]] {
    patterns.reduce(into: [[]]) { bands, pattern in
      let band = bands[bands.count - 1] + [pattern]
      if band.count > 1, width(of: band) + Self.shortestStatement > console.width {
        bands.append([pattern])
      } else {
        bands[bands.count - 1] = band
      }
    }
  }

  private func lines(of band: [String]) -> [String] {
    let header = line("", "", "scenarios", "steps", band.map { $0.fitted(to: cellWidth($0)) }, band)
    return [console.styled(header, .quiet)]
      + report.rows.map(\.rule).uniqued.map { line(for: $0, band) }
  }

  private func line(for rule: String, _ band: [String]) -> String {
    let rows = report.rows.filter { $0.rule == rule && band.contains($0.pattern) }
    let cells = rows.map { row in
      console.styled(
        row.verdict.words.fitted(to: cellWidth(row.pattern)),
        row.verdict == .holds ? .good : .bad)
    }
    return line(
      rule, statements[rule] ?? "", String(rows.map(\.scenarios).max() ?? 0),
      String(rows.map(\.steps).max() ?? 0), cells, band)
  }

  private func line(
    _ rule: String, _ statement: String, _ scenarios: String, _ steps: String, _ cells: [String],
    _ band: [String]
  ) -> String {
    let room = max(Self.shortestStatement, console.width - width(of: band))
    let columns = [
      rule.fitted(to: 4), statement.fitted(to: room),
      scenarios.rightFitted(to: 9), steps.rightFitted(to: 5),
    ]
    return "  \((columns + cells).joined(separator: "  "))".withoutTrailingBlanks
  }

  private static let shortestStatement = 8

  /// The columns that a line takes besides the rule's statement.
  private func width(of band: [String]) -> Int {
    2 + 4 + 2 + 2 + 9 + 2 + 5 + band.map { 2 + cellWidth($0) }.reduce(0, +)
  }

  private func cellWidth(_ pattern: String) -> Int {
    let words = report.rows.filter { $0.pattern == pattern }.map(\.verdict.words.displayWidth)
    return ([pattern.displayWidth, 7] + words).max() ?? 0
  }

  /// The progress of each pattern with rules that do not hold yet, and its parts to do.
  private var progress: [String] {
    report.progress.flatMap { progress in
      guard let next = progress.next else { return [String]() }
      // A finding is told below, with the statement of its rule.
      let statement = progress.isTold ? "" : ": \(progress.statement ?? "")"
      let line = """
        \(progress.pattern): \(progress.holding) of \(progress.rules) rules hold; next is \
        \(next)\(statement)
        """
      let unwritten = report.rows.filter { $0.pattern == progress.pattern }.flatMap(\.findings)
        .filter { $0.kind == .notWritten }
      return [line] + unwritten.map { "\(progress.pattern): to do: \($0.shown)" }.uniqued
    }.map { "  " + $0.wrapped(to: console.width, indentation: "    ") }
  }

  /// The remarks on what was not run.
  private var remarks: [String] {
    report.progress.flatMap { progress in
      progress.remarks.map { "\(progress.pattern): \($0)" }
    }.map { "  " + $0.wrapped(to: console.width, indentation: "    ") }
  }

  /// The coverage of the searches for differences between the patterns.
  private var coverage: [String] {
    report.searches.filter { !$0.patterns.isEmpty }.map(line)
  }

  /// The coverage of the searches that found something, or were not run to their end.
  private var failedCoverage: [String] {
    report.searches.filter {
      !$0.patterns.isEmpty
        && ($0.difference != nil || $0.obstacle != nil || !$0.unstable.isEmpty
          || $0.comparisons == 0)
    }.map(line)
  }

  private func line(on result: SearchResult) -> String {
    let (verdict, style): (String, Style) =
      if result.difference != nil {
        ("different", .bad)
      } else if let obstacle = result.obstacle {
        (obstacle, .bad)
      } else if !result.unstable.isEmpty {
        ("unstable", .bad)
      } else if result.comparisons == 0 {
        ("not run", .bad)
      } else {
        (result.patterns.count > 1 ? "identical" : "survived", .good)
      }
    let text = coverage(of: result)
    let line = "\(text): \(verdict)".wrapped(to: console.width, indentation: "    ")
    return "  \(line.dropLast(verdict.count))\(console.styled(verdict, style))"
  }

  private func coverage(of result: SearchResult) -> String {
    switch result.search {
    case .states:
      let steps = report.alphabet.counted(stepNoun)
      let verb = report.alphabet == 1 ? "leads" : "lead"
      let whole = result.isComplete ? ", all that \(steps) \(verb) to" : ", of many more"
      return """
        \(result[.states].counted("state")), \(result[.transitions].counted("transition"))\
        \(result.difference == nil ? whole : "")
        """
    case .sequences(let length):
      return "\(result[.sequences].counted("sequence")) of up to \(length.counted(stepNoun))"
    case .random(_, let seed): return walks(of: result, "random \(stepNoun)", "", seed)
    case .texts(_, let seed): return walks(of: result, stepNoun, " with invented texts", seed)
    case .values(_, let seed):
      return walks(of: result, stepNoun, " towards limits of numbers", seed)
    case .pumping(_, let seed): return walks(of: result, "repeated \(stepNoun)", "", seed)
    }
  }

  private func walks(
    of result: SearchResult, _ noun: String, _ object: String, _ seed: UInt64
  ) -> String {
    """
    \(result[.gestures].counted(noun))\(object) in \(result[.runs].counted("run")), \
    \(result[.replacements].counted("replacement")), seed \(seed)
    """
  }
}

extension Verdict {
  fileprivate var words: String {
    switch self {
    case .holds: "holds"
    case .broken: "BROKEN"
    case .notRun: "not run"
    case .unstable: "unstable"
    case .notWritten: "to do"
    }
  }
}
