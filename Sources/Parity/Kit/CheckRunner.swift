import AppScreens

/// Where checks and comparisons are run: in this process, or in one of their own.
struct CheckRunner<Subject: AppDefinition> {
  let app: Subject
  let isolation: IsolatedWork<Subject>?

  init(_ app: Subject, in isolation: Isolation?) {
    self.app = app
    self.isolation = isolation.map { IsolatedWork(app: app, isolation: $0) }
  }

  /// Every check of a pattern, with no finding shrunk.
  ///
  /// After a few that took too long, no more are run.
  func survey(of pattern: Pattern) -> CheckResults {
    let checks = app.checks(of: pattern)
    var patience = 3
    let outcomes = checks.enumerated().map { index, check in
      guard patience > 0 else { return CheckResult(steps: 0, state: .notRun) }
      let outcome = outcome(of: check, at: index, reference: nil, shrinking: false)
      if outcome.isSlow { patience -= 1 }
      return outcome
    }
    return CheckResults(checks: checks, outcomes: outcomes)
  }

  /// What came of one check.
  func outcome(
    of check: Check, at index: Int, reference: Pattern?, shrinking isShrinking: Bool = true
  ) -> CheckResult {
    guard let isolation else { return check.run(shrinking: isShrinking) }
    return isolation.outcome(of: check, at: index, reference: reference, shrinking: isShrinking)
  }

  /// What exploring the states found.
  func explore(_ patterns: [Pattern], states: Int) -> StateSpace {
    guard let isolation else { return app.explore(patterns, states: states) }
    return isolation.compare(
      patterns, empty: StateSpace(patterns: patterns.map(\.name)), \.difference
    ) { .explore(app: app.name, patterns: $0, states: states) }
  }

  /// What every sequence up to a length found.
  func exhaust(_ patterns: [Pattern], upTo length: Int) -> Exhaustion {
    guard let isolation else { return app.exhaust(patterns, upTo: length) }
    return isolation.compare(
      patterns, empty: Exhaustion(patterns: patterns.map(\.name), length: length), \.difference
    ) { .exhaust(app: app.name, patterns: $0, length: length) }
  }

  /// What random gestures found.
  func lockstep(of patterns: [Pattern], gestures: Int, seed: UInt64) -> Lockstep {
    guard let isolation else { return app.lockstep(of: patterns, gestures: gestures, seed: seed) }
    return isolation.compare(
      patterns, empty: Lockstep(seed: seed, patterns: patterns.map(\.name)), \.difference
    ) { .lockstep(app: app.name, patterns: $0, gestures: gestures, seed: seed) }
  }
}
