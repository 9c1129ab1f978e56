import AppScreens

/// A scenario of an app over a pattern: as it is written, and in the modes of the rules on every screen.
package struct ScenarioTrial: Sendable {
  /// The number of the rule whose scenario it is.
  package let rule: String

  /// The name of the scenario.
  package let name: String

  /// The steps, in their notation.
  package let steps: [String]

  /// The run as it is written, whichever rule it belongs to.
  package let asWritten: Check

  /// The runs in other modes, of which each decides a rule.
  package let others: [Other]

  /// A run in another mode.
  package struct Other: Sendable {
    /// The rule that it decides.
    package let rule: String

    /// The hint of that rule.
    package let hint: String?

    /// The mode.
    package let mode: RunMode

    /// The run, by what is seen alone.
    package let check: Check

    /// The steps in the mode, in their notation.
    package let steps: [String]

    /// Indicates whether nothing that is seen decides it, but only what is released.
    package var isOnRelease: Bool { mode.isOnRelease }
  }
}

extension AppDefinition {
  /// Every scenario of the app, over a pattern.
  package func trials(of pattern: Pattern) -> [ScenarioTrial] {
    guard let makeScreen = screenFactory(in: pattern) else { return [] }
    let makeRightScreen = specificationPattern.flatMap { screenFactory(in: $0) }
    let (rules, grace) = (allRules, Grace())
    func run(
      _ scenario: Scenario<Gesture, Display>, _ mode: RunMode, of rule: Rule<Gesture, Display>
    ) -> Check {
      ScenarioRun(
        app: self, rule: rule, pattern: pattern.name, scenario: scenario, mode: mode,
        makeScreen: makeScreen, makeRightScreen: makeRightScreen, grace: grace
      ).check
    }
    return rules.flatMap { home in
      home.scenarios.map { scenario in
        ScenarioTrial(
          rule: home.number, name: scenario.name, steps: scenario.steps.map(\.notation),
          asWritten: run(scenario, .asWritten, of: home),
          others: rules.filter { ![.asWritten, .enduring].contains($0.mode) }.map { rule in
            ScenarioTrial.Other(
              rule: rule.number, hint: rule.hint, mode: rule.mode,
              check: run(scenario, rule.mode, of: rule),
              steps: rule.mode.steps(of: scenario.steps).map(\.notation))
          })
      }
    }
  }
}
