import AppScreens

/// Runs the scenarios of a file on several patterns, and compares what they show.
struct ScenarioComparison<Gesture: ScreenGesture, Display: ScreenDisplay> {
  let file: RuleFile<Gesture, Display>
  let patterns: [Pattern]

  /// A rule that is broken, and its scenario that goes wrong after the fewest steps.
  private struct Fault {
    let rule: Rule<Gesture>
    let scenario: Scenario<Gesture>

    /// The number of steps until the display is wrong.
    let steps: Int

    /// The share of the rule's scenarios that go wrong, as it is estimated.
    let share: Double

    /// The place among others: the one that shows best what is wrong comes first.
    var rank: (Int, Double, Int, Int) {
      if steps == 0 { return (0, 0, 0, 0) }
      return (1, -share, rule.isOfEveryScreen ? 1 : 0, steps)
    }
  }

  /// The scenario that shows best what is wrong on a pattern; nil if all show what they must.
  ///
  /// If a new screen is wrong, that is it. Otherwise it is one of the rule that most likely is broken: of
  /// its scenarios the largest share goes wrong. As few scenarios say less than many, the share is estimated
  /// by Laplace's rule of succession. Of the rule's scenarios it goes wrong after the fewest steps.
  ///
  /// A pattern without a screen for the app fails with a ``MissingScreen``.
  func failure(of pattern: Pattern) -> (any Error)? {
    guard let makeScreen = pattern.screenFactory(Gesture.self, Display.self) else {
      return MissingScreen(pattern: pattern.name, file: file.name)
    }
    let faults = file.rules.compactMap { rule -> Fault? in
      let wrong = rule.scenarios.compactMap { scenario in
        steps(of: scenario, untilWrongOn: makeScreen()).map { (scenario, $0) }
      }
      guard let (scenario, steps) = wrong.min(by: { $0.1 < $1.1 }) else { return nil }
      let share = Double(wrong.count + 1) / Double(rule.scenarios.count + 2)
      return Fault(rule: rule, scenario: scenario, steps: steps, share: share)
    }
    return faults.min { $0.rank < $1.rank }.map { failure($0, on: pattern, of: faults) }
  }

  /// The number of steps after which a screen first shows something else than a scenario says.
  private func steps(
    of scenario: Scenario<Gesture>, untilWrongOn screen: any Screen<Gesture, Display>
  ) -> Int? {
    if screen.display.widgets != scenario.initial { return 0 }
    for (index, moment) in scenario.moments.enumerated() {
      screen.take(moment.step)
      if screen.display.widgets != moment.widgets { return index + 1 }
    }
    return nil
  }

  private func failure(_ fault: Fault, on pattern: Pattern, of all: [Fault]) -> SuiteFailure {
    let scenario = fault.scenario
    let steps = scenario.steps.prefix(fault.steps)
    let shown = patterns.compactMap { pattern -> SuiteFailure.Shown? in
      guard let makeScreen = pattern.screenFactory(Gesture.self, Display.self) else { return nil }
      let screen = makeScreen()
      for step in steps { screen.take(step) }
      return SuiteFailure.Shown(pattern: pattern.name, widgets: screen.display.widgets)
    }
    let line = fault.steps == 0 ? scenario.line : scenario.moments[fault.steps - 1].line
    let others = all.map(\.rule.number).filter { $0 != fault.rule.number }
    return SuiteFailure(
      pattern: pattern.name, rule: "\(fault.rule.number) \(fault.rule.statement)",
      scenario: scenario.name, place: "\(file.name):\(line)", steps: steps.map(\.notation),
      expected: scenario.widgets[fault.steps], shown: shown, otherRules: others)
  }
}
