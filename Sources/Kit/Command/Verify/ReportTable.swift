import AppScreens
import SharedSuite
import TriptychParity
import TriptychTerminal

/// A report as text: a line for each rule, a column for each pattern, and the findings.
struct ReportTable {
  private let console: Console
  private let title: String
  private let statements: [String: String]
  private let report: Report
  private let words: (Finding) -> String
  private let stepNoun: String

  /// A table that fits the console, with a finding in words.
  init(
    _ console: Console, _ app: some AppDefinition, _ report: Report,
    words: @escaping (Finding) -> String
  ) {
    (self.console, self.words) = (console, words)
    title = app.title
    statements = app.statements
    stepNoun = app.events.isEmpty ? "gesture" : "step"
    self.report = report
  }

  /// The whole table.
  var text: String {
    let lines = rules + coverage + faultsInRules + progress + notTried
    return """
      \(console.styled(title, .heading))
      \(lines.joined(separator: "\n"))
      \(findings)
      """
  }

  /// A line on the app and, where anything is wrong, what it is.
  var summary: String {
    guard !report.isConforming else { return conformity }
    guard !report.patterns.allSatisfy(\.isUnwritten) else {
      return "  \(report.app.fitted(to: 14))  no screen in \(patterns.listed) yet\n"
    }
    return """
      \(console.styled(title, .heading))
      \((faultsInRules + progress + notTried).joined(separator: "\n"))
      \(findings)
      """
  }

  private var patterns: [String] { report.patterns.map(\.pattern) }

  /// For each pattern the finding that explains best what is wrong, and what else is broken.
  private var findings: String {
    report.patterns.compactMap { pattern in
      guard let finding = pattern.findings.first, finding.kind != .notWritten else { return nil }
      let wrong = report.patterns.filter { other in
        other.findings.contains { $0.rule == finding.rule && $0.kind != .unstable }
      }
      let right = report.patterns.filter { other in
        finding.rule.isEmpty ? other.isConforming : other.verdict(on: finding.rule) == .holds
      }
      let headline = wrong.map(\.pattern).differing(from: right.map(\.pattern))
      let isOfOne = report.patterns.count == 1 || finding.kind == .unstable
      let others = pattern.alsoBroken.map {
        "\n    \($0.wrapped(to: console.width, indentation: "    "))"
      }
      return "\n\(isOfOne ? "" : "  \(headline)\n")\(words(finding))\(others ?? "")\n"
    }.joined()
  }

  /// The rules that hold, and how much was tried.
  private var conformity: String {
    let rules = report.patterns.map(\.holding).min() ?? 0
    let checks = report.patterns.first?.checks ?? []
    func steps(_ source: WalkSource) -> Int {
      checks.filter { $0.source == source && $0.condition == .plain }.map(\.steps).reduce(0, +)
    }
    let tried = [
      (report.patterns.map(\.scenarioCount).max() ?? 0).counted("scenario"),
      checks.filter { $0.source == .sequences }.map(\.walks).reduce(0, +).counted("sequence"),
      steps(.random).counted("random \(stepNoun)"),
    ]
    let holding = "\(rules.counted("rule")) \(rules == 1 ? "holds" : "hold") in \(patterns.listed)"
    let random = checks.filter { $0.source == .random && $0.condition == .plain }
    let isWhole = report.patterns.flatMap(\.checks).allSatisfy {
      $0.condition != .plain || $0.walksNotRun == 0
    }
    let text =
      isWhole && !random.isEmpty ? "\(holding); the same in \(tried.listed)" : holding
    let line = text.wrapped(to: console.width, indentation: String(repeating: " ", count: 18))
    return "  \(report.app.fitted(to: 14))  \(console.styled(line, .good))\n"
  }

  /// A line for each rule, with its verdict in each pattern; long statements continue below.
  private var rules: [String] {
    let widths = report.patterns.map { pattern in
      ([pattern.pattern] + pattern.rules.map(\.words)).map(\.displayWidth).max() ?? 0
    }
    let room = max(24, console.width - 8 - widths.map { $0 + 2 }.reduce(0, +))
    let header = zip(patterns, widths).map { $0.fitted(to: $1) }.joined(separator: "  ")
    let heading = console.styled("".fitted(to: room + 6) + "  " + header, .quiet)
    return ["  \(heading)".withoutTrailingBlanks]
      + (report.patterns.first?.rules.indices ?? 0..<0).map { index in
        let number = report.patterns[0].rules[index].rule
        let cells = zip(report.patterns, widths).map { pattern, width in
          let verdict = pattern.rules[index]
          return console.styled(
            verdict.words.fitted(to: width),
            verdict.verdict == .holds ? .good : verdict.missingField != nil ? .quiet : .bad)
        }
        let statement = (statements[number] ?? "").wrapped(to: room, indentation: "")
          .split(separator: "\n")
        let first = "  \(number.fitted(to: 4))  \(String(statement.first ?? "").fitted(to: room))  "
        let rest = statement.dropFirst().map { "        \($0)" }
        return ([(first + cells.joined(separator: "  ")).withoutTrailingBlanks] + rest)
          .joined(separator: "\n")
      }
  }

  /// The scenarios that contradict the specification, each with file and line.
  private var faultsInRules: [String] {
    report.faultsInRules.map { fault in
      "  \(console.styled(fault.wrapped(to: console.width, indentation: "    "), .bad))"
    }
  }

  /// The progress of each pattern with rules that do not hold yet.
  private var progress: [String] {
    report.patterns.compactMap { pattern in
      guard !pattern.isUnwritten else { return "  \(pattern.pattern): no screen yet" }
      let isRightElsewhere = pattern.findings.isEmpty && !pattern.faultsInRules.isEmpty
      guard let next = pattern.next, !isRightElsewhere else { return nil }
      let finding = pattern.findings.first
      // The finding is printed below, with the statement of its rule.
      let statement = finding == nil ? ": \(statements[next] ?? "")" : ""
      let task = finding.map { $0.kind == .notWritten ? "; to do: \($0.shown)" : "" } ?? ""
      let place = next.isEmpty ? "" : "; next is \(next)"
      let line = "\(pattern.pattern): \(pattern.progress)\(place)\(statement)\(task)"
      return "  " + line.wrapped(to: console.width, indentation: "    ")
    }
  }

  /// What was not tried, and why; the same for several patterns once.
  private var notTried: [String] {
    report.patterns.flatMap(\.notTried).uniqued.map { reason in
      let names = report.patterns.filter { $0.notTried.contains(reason) }.map(\.pattern)
      let place = names == patterns ? "" : "\(names.listed): "
      let mark = report.patterns.flatMap(\.rules).contains(where: \.holdsInPart) ? "* " : ""
      return "  " + (mark + place + reason).wrapped(to: console.width, indentation: "    ")
    }
  }

  /// How much was tried in the first pattern, and where anything was found in any.
  private var coverage: [String] {
    (report.patterns.first?.checks ?? []).indices.map { index in
      let checks = report.patterns.compactMap { pattern in
        pattern.checks.indices.contains(index) ? pattern.checks[index] : nil
      }
      let check = checks[0]
      let amount = "\(check.walks.counted("walk")), \(check.steps.counted("step"))"
      let isGood = checks.allSatisfy { $0.findings.isEmpty && $0.wasRunEnough }
      let verdict =
        if checks.contains(where: { !$0.findings.isEmpty }) {
          "different"
        } else if checks.allSatisfy({ $0.walks > 0 && $0.walksNotRun == 0 }) {
          "as it must be"
        } else {
          checks.contains { $0.walks > 0 } ? "not run to the end" : "not run"
        }
      let line = "\(check.name): \(amount): ".wrapped(to: console.width, indentation: "    ")
      return "  \(line)\(console.styled(verdict, isGood ? .good : .bad))"
    }
  }
}

extension PatternReport.RuleVerdict {
  /// Indicates whether it holds, but not everything that may break it was tried.
  fileprivate var holdsInPart: Bool { verdict == .holds && !notTried.isEmpty }

  /// The verdict in a table, with a star where the lines below say what was not tried.
  fileprivate var words: String { holdsInPart ? "\(verdict.words)*" : verdict.words }
}

extension Verdict {
  /// The verdict in a table.
  var words: String {
    switch self {
    case .holds: "holds"
    case .broken: "BROKEN"
    case .notRun: "not run"
    case .unstable: "unstable"
    case .notWritten: "to do"
    }
  }
}
