import AppScreens

extension AppDefinition {
  /// Every check of this app over one pattern.
  ///
  /// A scenario that is run as it is written decides the rule it was made for, unless that is decided
  /// in another mode; every scenario is also run in the other modes, each of which decides the rule for
  /// that mode, and so are walks: steps that nobody wrote, one check for each mode. When the pattern has no screen for the app, there is one check for each rule, which finds
  /// just that.
  ///
  /// - Parameters:
  ///   - pattern: The pattern that is checked.
  ///   - reference: A pattern that is known to keep the rules, for an app without a specification,
  ///     which takes its place otherwise. It tells what must be seen after steps that no scenario
  ///     has: those can then be left out that a finding does not need, and there are more checks,
  ///     of `parity`, one for each of the usual searches for a difference between the two.
  ///   - walks: The walks to take in each mode; a few unless given.
  /// - Returns: The checks, rule by rule and scenario by scenario, then those by walks.
  public func checks(
    of pattern: Pattern, reference: Pattern? = nil, walks: WalkBudget = .few
  ) -> [Check] {
    let reference = specificationPattern ?? reference.flatMap { isWritten(in: $0) ? $0 : nil }
    let checks =
      screenFactory(in: pattern).map { makeScreen -> [Check] in
        let grace = Grace()
        return scenarioRuns(
          of: pattern.name, makeScreen, reference.flatMap { screenFactory(in: $0) }, grace
        ).map(\.check)
          + walkRuns(walks, of: pattern.name, makeScreen, grace).map(\.check)
          + allRules.filter { $0.mode == .enduring }
          .map { costCheck(of: pattern.name, $0, makeScreen) }
          + (reference.map { searchChecks(of: pattern, beside: $0) } ?? [])
      } ?? allRules.map { missingScreen($0, in: pattern) }
    return checks.enumerated().map {
      Check($1, at: $0, beside: reference?.name, among: walks)
    }
  }

  private func scenarioRuns(
    of pattern: String, _ makeScreen: @escaping ScenarioRun<Self>.MakeScreen,
    _ makeRightScreen: ScenarioRun<Self>.MakeScreen?, _ grace: Grace
  ) -> [ScenarioRun<Self>] {
    let rules = allRules
    return rules.flatMap { home in
      home.scenarios.flatMap { scenario in
        RunMode.allCases.filter(\.runsScenarios).flatMap { mode in
          let decided =
            mode == .asWritten
            ? [home].filter(\.mode.isDecidedAsWritten) : rules.filter { $0.mode == mode }
          return decided.map { rule in
            ScenarioRun(
              app: self, rule: rule, pattern: pattern, scenario: scenario, mode: mode,
              makeScreen: makeScreen, makeRightScreen: makeRightScreen, grace: grace)
          }
        }
      }
    }
  }

  private func walkRuns(
    _ walks: WalkBudget, of pattern: String,
    _ makeScreen: @escaping ModeRun<Self>.MakeScreen, _ grace: Grace
  ) -> [WalkRun<Self>] {
    guard walks.count > 0, !steps.isEmpty else { return [] }
    let rules = allRules
    return RunMode.allCases.filter { $0 != .asWritten }.flatMap { mode in
      rules.filter { $0.mode == mode.decided }.map { rule in
        WalkRun(
          app: self, rule: rule, pattern: pattern, mode: mode, makeScreen: makeScreen,
          grace: grace, walks: walks)
      }
    }
  }

  /// The checks that a pattern shows the same as one that is known to be right.
  private func searchChecks(of pattern: Pattern, beside reference: Pattern) -> [Check] {
    usualSearches().map { search in
      let name = "\(search.name), beside \(reference.name)"
      return Check(
        app: self.name, rule: Finding.parity, pattern: pattern.name, name: name, search: search
      ) { _ in
        let result = self.search(search, over: [reference, pattern])
        let finding = result.difference.map { Finding($0, in: pattern.name, check: name) }
        return CheckResult(steps: result.comparisons, finding: finding)
      }
    }
  }

  /// The check of a rule for a pattern that has no screen for the app.
  private func missingScreen(_ rule: Rule<Gesture, Display>, in pattern: Pattern) -> Check {
    let finding = Finding(
      app: name, rule: rule.number, pattern: pattern.name, check: "a screen to run on",
      moments: [], expected: "a screen for the app",
      shown: "none: the pattern does not make one yet", kind: .notWritten, foundAfter: 0,
      hint: "add the screen's init to the pattern")
    return Check(app: name, rule: rule.number, pattern: pattern.name, name: finding.check) { _ in
      CheckResult(steps: 0, finding: finding)
    }
  }

  /// True if a pattern makes a screen for the app.
  public func isWritten(in pattern: Pattern) -> Bool {
    screenFactory(in: pattern) != nil
  }
}

extension Search {
  /// The name of a check that it makes.
  var name: String {
    switch self {
    case .states: "every state"
    case .sequences: "every short sequence"
    case .random: "random gestures"
    case .texts: "invented texts"
    case .values: "numbers at their limits"
    case .pumping: "pumping"
    }
  }
}

extension Finding {
  /// The difference of a pattern from the first, which is right; by the rule that it breaks if known.
  init(_ difference: Difference, in pattern: String, check: String) {
    let index = difference.shown.lastIndex { $0.pattern == pattern } ?? 0
    let moments =
      difference.isFatal || !difference.isRepeatable
      ? [Moment(step: nil)] + difference.steps.map { Moment(step: $0) }
      : difference.moments.map { moment in
        Moment(step: moment.step, expected: moment.displays[0], shown: moment.displays[index])
      }
    self.init(
      app: difference.app, rule: Finding.parity, pattern: pattern, check: check,
      moments: moments, expected: difference.shown[0].display,
      shown: difference.shown[index].display,
      kind: difference.isFatal ? .fatal : difference.isRepeatable ? .visible : .hidden,
      foundAfter: difference.foundAfter, isCutShort: difference.isCutShort,
      hint: difference.isRepeatable
        ? "what do the mediators of the two patterns do with the last gesture?"
        : "the same steps do not show it again, which breaks S2: is there a clock, or chance?")
    guard let broken = difference.broken.first(where: { $0.pattern == pattern }) else { return }
    (rule, hint) = (broken.rule, broken.hint)
  }
}
