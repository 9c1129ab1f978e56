import AppScreens
import TriptychFaultyScreens
import TriptychParity
import TriptychTerminal

extension Gallery {
  /// The verb `right`: shows whether the kit leaves every correct screen alone.
  var rightVerb: Verb {
    Verb(
      "right", .any("NAME|APP"), summary: "Correct but unusual screens, which must not be flagged.",
      details: """
        Checks screens that are correct, but written in unusual ways, and writes a line for each. \
        Any finding on one of them is a false alarm, and is shown in full.
        """,
      examples: ["right"], run: examineRightScreens)
  }

  private func examineRightScreens(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let screens = try chosen(arguments.operands, of: correctScreens, by: \.name, app: \.app)
    var clean = 0
    try run(screens.map { (try app(named: $0.app), $0.pattern) }) { app, pattern, runner in
      let trials = app.architectureTrials(in: [pattern], by: runner)
      return (report: app.report(on: pattern, in: runner), broken: trials.filter(\.isBroken))
    } take: { result in
      clean += result.report.isLeftAlone && result.broken.isEmpty ? 1 : 0
      try console.write(line(on: result.report, result.broken.map(\.rule), console))
    }
    let verdict = "\(clean) of \(screens.count.counted("correct screen")) left alone"
    try console.write("\n\(console.styled(verdict, clean == screens.count ? .good : .bad))\n")
    return clean == screens.count
  }

  /// A line on the screen and, where it is flagged, what is said of it.
  private func line(
    on report: PatternReport, _ brokenInArchitecture: [String], _ console: Console
  ) -> String {
    let start = "  \(report.app.fitted(to: 13))  \(report.pattern.fitted(to: 33))"
    let rules = report.findings.map(\.rule) + brokenInArchitecture
    guard !report.isConforming || !rules.isEmpty else { return "\(start)  left alone\n" }
    let verdict =
      rules.isEmpty
      ? report.isLeftAlone ? "left alone, not run to the end" : "NOT RUN"
      : "FALSE ALARM \(rules.listed)"
    let finding = report.findings.first.map {
      text(on: $0, again: "right \(report.pattern)", console) + "\n"
    }
    let remarks = report.notTried.map {
      "    \($0.wrapped(to: console.width, indentation: "    "))\n"
    }
    let style = rules.isEmpty && report.isLeftAlone ? Style.quiet : .bad
    return console.styled("\(start)  \(verdict)", style) + "\n" + (finding ?? "") + remarks.joined()
  }
}

extension PatternReport {
  /// Indicates whether nothing is said against the screen, and most rules hold: on a busy machine, not all may be
  /// tried.
  fileprivate var isLeftAlone: Bool { findings.isEmpty && 2 * holding > rules.count }
}
