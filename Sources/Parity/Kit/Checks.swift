import AppScreens

extension App {
  /// Every check of this app over one pattern.
  ///
  /// A scenario that runs as it stands decides the rule it was made for; every scenario is also run
  /// in each other way, which decides the rule for that way. When the pattern has no screen for the
  /// app, there is one check for each rule, which finds just that.
  public func checks(of pattern: Pattern) -> [Check] {
    let rules = allRules
    guard let makeScreen = screenFactory(in: pattern) else {
      return rules.map { .missing(app: name, rule: $0.number, pattern: pattern.name) }
    }
    return rules.flatMap { rule in
      rule.scenarios.flatMap { scenario in
        Way.allCases.flatMap { way in
          let trial = Trial(scenario: scenario, makeScreen: makeScreen)
          let decided = way == .asItStands ? [rule] : rules.filter { $0.way == way }
          return decided.map { check($0.number, $0.hint, of: pattern, by: trial, way) }
        }
      }
    }
  }

  private func check(
    _ rule: String, _ hint: String?, of pattern: Pattern, by trial: Trial<Gesture, Display>,
    _ way: Way
  ) -> Check {
    func check(
      _ name: String, _ steps: [Step<Gesture>],
      _ body: @escaping @Sendable () throws(Discrepancy) -> Void
    ) -> Check {
      Check(
        app: self.name, rule: rule, pattern: pattern.name, name: trial.scenario.name + name,
        steps: steps.map(\.notation), hint: hint, body: body)
    }
    switch way {
    case .asItStands:
      return check("", trial.scenario.steps, trial.asItStands)
    case .besideAnother:
      return check(", beside another screen", trial.scenario.steps) { () throws(Discrepancy) in
        let draw = Draw(self)
        try trial.besideAnother { generator in draw.gesture(using: &generator) }
      }
    case .replacingViews:
      return check(
        ", replacing the view at each step", trial.stepsReplacingViews, trial.replacingViews)
    case .watchingRelease:
      return check(", watching what is released", trial.stepsReplacingViews, trial.watchingRelease)
    }
  }
}
