import AppScreens
import TriptychCommand
import TriptychFaultyScreens
import TriptychParity
import TriptychTerminal

extension Gallery {
  /// The verb without a name: shows whether the kit catches every faulty screen by its rule.
  var wrongVerb: Verb {
    Verb(
      "", .any("NAME|APP"), summary: "Faulty screens, and the rule that catches each of them.",
      details: """
        Checks screens that are deliberately wrong, each in one way, and writes a line for each: the \
        rule that it breaks, the rule that is reported first, and the number of steps that show it. \
        With the name of an app, checks its screens; with that of a screen, shows the whole \
        finding. All of them take about ten minutes in a build for release, and longer in one for \
        debugging.
        """,
      examples: ["", "left-to-right", "colour"], run: examineFaultyScreens)
  }

  private func examineFaultyScreens(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let faultyScreens = try chosen(
      arguments.operands, of: self.faultyScreens, by: \.name, app: \.app)
    let areOfApps = arguments.operands.allSatisfy { name in apps.contains { $0.name == name } }
    var rest = faultyScreens[...]
    var (found, led) = (0, 0)
    try run(faultyScreens.map { (try app(named: $0.app), $0.pattern) }) { app, pattern, runner in
      app.report(on: pattern, in: runner)
    } take: { report in
      guard let faultyScreen = rest.popFirst() else { return }
      let leading = report.findings.first?.rule
      found += report.findings.isEmpty ? 0 : 1
      led += leading == faultyScreen.rule ? 1 : 0
      try console.write(
        areOfApps
          ? line(on: faultyScreen, report, console) : text(on: faultyScreen, report, console))
    }
    let verdict = "\(found) of \(faultyScreens.count.counted("faulty screen")) caught"
    try console.write(
      """

      \(console.styled(verdict, found == faultyScreens.count ? .good : .bad))
      \(led) of \(faultyScreens.count) reported under the rule that they break

      """)
    return found == faultyScreens.count
  }

  private func line(
    on faultyScreen: FaultyScreen, _ report: PatternReport, _ console: Console
  ) -> String {
    let finding = report.findings.first
    let columns = [
      faultyScreen.app.fitted(to: 13), faultyScreen.name.fitted(to: 33),
      faultyScreen.rule.fitted(to: 4),
      (finding?.rule ?? "–").fitted(to: 4),
      finding.map { $0.steps.count.counted("step") } ?? "NOT CAUGHT",
    ]
    let line = "  \(columns.joined(separator: "  "))"
    return (finding == nil ? console.styled(line, .bad) : line) + "\n"
  }

  private func text(
    on faultyScreen: FaultyScreen, _ report: PatternReport, _ console: Console
  ) -> String {
    let place = "\(faultyScreen.app) in \(faultyScreen.architecture ?? "any pattern")"
    let heading = "\(faultyScreen.name): \(place), breaks \(faultyScreen.rule)"
    let finding =
      report.findings.first.map { self.text(on: $0, again: faultyScreen.name, console) }
      ?? console.styled("  NOT CAUGHT by \(faultyScreen.rule)", .bad)
    return """
      \(console.styled(heading, .heading))
        \(faultyScreen.origin.wrapped(to: console.width, indentation: "  "))

      \(([finding] + [report.alsoBroken.map { "    \($0)" }].compactMap(\.self)).joined(separator: "\n"))

      """
  }

  /// A finding, told whole.
  func text(on finding: Finding, again words: String, _ console: Console) -> String {
    let statements = apps.first { $0.name == finding.app }?.statements ?? [:]
    return FindingText(
      finding, statement: statements[finding.rule], again: "swift run triptych gallery \(words)",
      width: console.width, usesColour: console.usesColour
    ).text
  }
}
