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

    /// How well the rule explains all failures.
    let score: Double

    /// The place among others: the one that shows best what is wrong comes first.
    var rank: (Int, Double, Int, Int) {
      if steps == 0 { return (0, 0, 0, 0) }
      return (1, -score, rule.isOfEveryScreen ? 1 : 0, steps)
    }
  }

  /// The scenario that shows best what is wrong on a pattern; nil if all show what they must.
  ///
  /// If a new screen is wrong, that is it. Otherwise it belongs to the rule whose scenarios explain the
  /// failures best, by the coefficient of Ochiai, and of these it needs the fewest steps. Source: Abreu,
  /// Zoeteweij and van Gemund, *On the Accuracy of Spectrum-based Fault Localization*, 2007.
  func failure(of pattern: Pattern) -> SuiteFailure? {
    guard let makeScreen = pattern.screenFactory(Gesture.self, Display.self) else {
      return SuiteFailure(missing: pattern.name, file: file.name)
    }
    let faults = file.rules.compactMap { rule -> Fault? in
      let wrong = rule.scenarios.compactMap { scenario in
        steps(of: scenario, untilWrongOn: makeScreen()).map { (scenario, $0) }
      }
      guard let (scenario, steps) = wrong.min(by: { $0.1 < $1.1 }) else { return nil }
      // The number of all failures is the same for each rule, so it is left out.
      let score = Double(wrong.count) / Double(rule.scenarios.count).squareRoot()
      return Fault(rule: rule, scenario: scenario, steps: steps, score: score)
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
