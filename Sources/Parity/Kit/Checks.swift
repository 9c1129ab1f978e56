import AppScreens

extension App {
  /// Every check of this app over one pattern; none when the pattern has no screen for the app.
  ///
  /// Each scenario is run in four ways: as it stands, which decides its own rule; beside another
  /// screen (S2); replacing the view after every step (S3); watching what is released (S4).
  public func checks(of pattern: Pattern) -> [Check] {
    guard let makeScreen = screenFactory(in: pattern) else { return [] }
    return rules.flatMap { rule in
      rule.scenarios.flatMap { scenario in
        let trial = Trial(scenario: scenario, makeScreen: makeScreen)
        func check(
          _ rule: String, _ way: String, _ steps: [Step<Gesture>],
          _ body: @escaping @Sendable () throws(Discrepancy) -> Void
        ) -> Check {
          Check(
            app: name, rule: rule, pattern: pattern.name, name: scenario.name + way,
            steps: steps.map(\.notation), body: body)
        }
        return [
          check(rule.number, "", scenario.steps, trial.asItStands),
          check("S2", ", beside another screen", scenario.steps) { () throws(Discrepancy) in
            try trial.besideAnother(busyWith: randomGesture)
          },
          check(
            "S3", ", replacing the view at each step", trial.stepsReplacingViews,
            trial.replacingViews),
          check(
            "S4", ", watching what is released", trial.stepsReplacingViews, trial.watchingRelease),
        ]
      }
    }
  }
}
