import AppScreens

extension AppDefinition {
  /// Every check of this app over one pattern.
  ///
  /// A scenario that runs as it stands decides the rule it was made for, unless that is decided in
  /// another way; every scenario is also run in each other way, which decides the rule for that way.
  /// When the pattern has no screen for the
  /// app, there is one check for each rule, which finds just that.
  ///
  /// - Parameters:
  ///   - pattern: The pattern that is checked.
  ///   - reference: A pattern that is known to keep the rules. It tells what must be seen after
  ///     steps that no scenario has: those can then be left out that a finding does not need, and
  ///     there are three checks more, of `parity`, which look for differences between the two in
  ///     every state, in every short sequence of gestures and in random ones.
  /// - Returns: The checks, rule by rule and scenario by scenario.
  public func checks(of pattern: Pattern, reference: Pattern? = nil) -> [Check] {
    let rules = allRules
    guard let makeScreen = screenFactory(in: pattern) else {
      return rules.map { missing($0, in: pattern) }
    }
    let makeRightScreen = reference.flatMap { screenFactory(in: $0) }
    let checks = rules.flatMap { home in
      home.scenarios.flatMap { scenario in
        RunMode.allCases.flatMap { mode in
          let decided = mode == .asWritten ? [home] : rules
          return decided.filter { $0.mode == mode }.map { rule in
            ScenarioCheck(
              app: self, rule: rule, pattern: pattern.name, scenario: scenario, mode: mode,
              makeScreen: makeScreen, makeRightScreen: makeRightScreen
            ).check
          }
        }
      }
    }
    guard let reference, makeRightScreen != nil else { return checks }
    return checks + comparisons(of: pattern, with: reference)
  }

  /// The check of a rule for a pattern that has no screen for the app.
  private func missing(_ rule: Rule<Gesture, Display>, in pattern: Pattern) -> Check {
    let finding = Finding(
      app: name, rule: rule.number, pattern: pattern.name, check: "a screen to run on",
      moments: [], expected: "a screen for the app",
      shown: "none: the pattern does not make one yet",
      isSeen: false, isFatal: false, isUnwritten: true, foundAfter: 0, isCutShort: false,
      hint: "add the screen's init to the pattern")
    return Check(app: name, rule: rule.number, pattern: pattern.name, name: finding.check) { _ in
      CheckResult(steps: 0, finding: finding, state: .notWritten)
    }
  }
}
