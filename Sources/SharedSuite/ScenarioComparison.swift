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
    var wrong: [String: [(scenario: Scenario<Gesture>, steps: Int)]] = [:]
    for rule in file.rules {
      for scenario in rule.scenarios {
        guard let mistake = mistake(on: makeScreen(), in: scenario) else { continue }
        // A cursor that moves breaks its own rule, in whichever scenario it is seen.
        let number = mistake.isOfCursor ? Rule<Gesture>.cursorNumber : rule.number
        wrong[number, default: []].append((scenario, mistake.steps))
      }
    }
    let faults = file.rules.compactMap { rule -> Fault? in
      guard let all = wrong[rule.number], let first = all.min(by: { $0.steps < $1.steps }) else {
        return nil
      }
      let share = Double(all.count + 1) / Double(rule.scenarios.count + 2)
      return Fault(rule: rule, scenario: first.scenario, steps: first.steps, share: share)
    }
    return faults.min { $0.rank < $1.rank }.map { failure($0, on: pattern, of: faults) }
  }

  /// What a screen first shows otherwise than a scenario says: after how many steps, and whether all texts
  /// are right, so that only a cursor moves.
  private func mistake(
    on screen: any Screen<Gesture, Display>, in scenario: Scenario<Gesture>
  ) -> (steps: Int, isOfCursor: Bool)? {
    for (count, expected) in scenario.widgets.enumerated() {
      if count > 0 { screen.take(scenario.moments[count - 1].step) }
      let shown = screen.widgets
      if shown != expected { return (count, shown.map(\.text) == expected.map(\.text)) }
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
      return SuiteFailure.Shown(pattern: pattern.name, widgets: screen.widgets)
    }
    let line = fault.steps == 0 ? scenario.line : scenario.moments[fault.steps - 1].line
    let others = all.map(\.rule.number).filter { $0 != fault.rule.number }
    return SuiteFailure(
      pattern: pattern.name, rule: "\(fault.rule.number) \(fault.rule.statement)",
      scenario: scenario.name, place: "\(file.name):\(line)", steps: steps.map(\.notation),
      expected: scenario.widgets[fault.steps], shown: shown, otherRules: others)
  }
}
