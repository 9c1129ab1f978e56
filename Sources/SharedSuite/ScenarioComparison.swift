import AppScreens

extension RuleFile {
  /// Compares what the scenarios show on a pattern with what they must show.
  ///
  /// The scenario that shows best what is wrong is one of the rule that leads by the outcomes of all; of its
  /// scenarios, the one that goes wrong after the fewest steps.
  ///
  /// - Parameters:
  ///   - pattern: The pattern; without a screen for the app it fails, too.
  ///   - patterns: The patterns of which the failure says what they show there.
  /// - Returns: The scenario that shows best what is wrong; nil if all show what they must.
  @MainActor func failure(of pattern: Pattern, beside patterns: [Pattern]) async -> (any Error)? {
    guard let screens = pattern.screenFactory(Gesture.self, Display.self) else {
      return NotationFailure(
        "\(pattern) has no screen for the app of \(name)",
        "add the screen's init to the pattern")
    }
    let scenarios = rules.flatMap { rule in rule.scenarios.map { (rule, $0) } }
    var found: [Deviation?] = []
    for (_, scenario) in scenarios { found.append(await deviation(of: pattern, in: scenario)) }
    if screens.isOnMainActor {
      // What tasks do by way of other threads is waited for, of all screens at once, before one is called wrong.
      for _ in 0..<Self.timeout where found.contains(where: { $0 != nil }) { await Self.pause() }
      for index in found.indices where found[index]?.hasChanged ?? false {
        found[index] = await deviation(of: pattern, in: scenarios[index].1, after: Self.timeout)
      }
    }
    var outcomes: [ScenarioOutcome] = []
    var deviations: [String: [Deviation]] = [:]
    for ((rule, scenario), found) in zip(scenarios, found) {
      let outcome = ScenarioOutcome(
        of: scenario, of: rule, stepsUntilWrong: found?.steps, shown: found?.shown)
      outcomes.append(outcome)
      if let found { deviations[outcome.brokenRule, default: []].append(found) }
    }
    let broken = rules.filter { deviations[$0.number] != nil }
    guard let leading = outcomes.leadingRule,
      let rule = broken.first(where: { $0.number == leading }),
      let first = deviations[leading]?.min(by: { $0.size < $1.size })
    else { return nil }
    let others = broken.map(\.number).filter { $0 != leading }
    return await failure(first, of: rule, on: pattern, beside: patterns, others)
  }

  /// The first wrong display in a scenario, which on the main actor has so many milliseconds to become right.
  @MainActor private func deviation(
    of pattern: Pattern, in scenario: Scenario<Gesture>, after milliseconds: Int = 2
  ) async -> Deviation? {
    await run(scenario, on: pattern, waiting: milliseconds) { $1 != scenario.widgets[$0] }
  }

  /// The milliseconds after which what is still wrong on the main actor is wrong.
  private static var timeout: Int { 50 }

  @MainActor private func failure(
    _ found: Deviation, of rule: Rule<Gesture>, on pattern: Pattern, beside patterns: [Pattern],
    _ otherRules: [String]
  ) async -> SuiteFailure {
    let (scenario, count) = (found.scenario, found.steps)
    var shown: [SuiteFailure.Shown] = []
    for other in patterns {
      // What was seen on this pattern is kept: taken again, the steps may show something else.
      let widgets =
        other.name == pattern.name
        ? found.shown
        : await run(scenario, on: other, waiting: Self.timeout) { steps, _ in steps == count }?
          .shown
      if let widgets { shown.append(SuiteFailure.Shown(pattern: other.name, widgets: widgets)) }
    }
    let line = count == 0 ? scenario.line : scenario.moments[count - 1].line
    return SuiteFailure(
      pattern: pattern.name, rule: "\(rule.number) \(rule.statement)",
      scenario: scenario.name, place: "\(name):\(line)",
      steps: scenario.steps.prefix(count).map(\.notation), expected: scenario.widgets[count],
      shown: shown, otherRules: otherRules)
  }
}
