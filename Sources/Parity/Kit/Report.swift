import AppScreens

/// What the whole suite found out about patterns on one app.
public struct Report: Sendable, Encodable {
  /// Whether a rule holds for a pattern.
  public enum Verdict: String, Sendable, Encodable {
    /// Every check of the rule was run, and found nothing.
    case holds

    /// A check found something.
    case broken

    /// No check of the rule was run, so nothing is known.
    case notRun
  }

  /// One rule and one pattern.
  public struct Row: Sendable, Encodable {
    /// The number of the rule.
    public let rule: String

    /// The name of the pattern.
    public let pattern: String

    /// How many scenarios were run for this rule.
    public let scenarios: Int

    /// How many steps they took in all.
    public let steps: Int

    /// Whether the rule holds.
    public let verdict: Verdict

    /// What was found, a finding for each scenario that broke the rule.
    public let findings: [Finding]
  }

  /// Random gestures on all patterns side by side.
  public struct Random: Sendable, Encodable {
    /// What the gestures depend on.
    public let seed: UInt64

    /// How many were made: as many as asked for, unless two patterns differed before.
    public let gestures: Int

    /// The patterns that were compared: those that have a screen for the app.
    public let patterns: [String]

    /// The first difference, if there was one.
    public let divergence: Divergence?
  }

  /// The name of the app.
  public let app: String

  /// A row for each rule and pattern, rule by rule.
  public let rows: [Row]

  /// What the random gestures found.
  public let random: Random

  /// Whether every rule was run and holds for every pattern, and none differs from another.
  public var isConforming: Bool {
    !rows.isEmpty && rows.allSatisfy { $0.verdict == .holds } && random.divergence == nil
  }

  /// Runs every check of an app over every pattern, and random gestures over all of them.
  ///
  /// - Parameters:
  ///   - app: The app whose rules decide.
  ///   - patterns: The patterns; one without a screen for the app gets rows that were not run.
  ///   - seed: What the random gestures depend on.
  ///   - gestures: How many random gestures to make.
  public init(on app: some App, of patterns: [Pattern], seed: UInt64, gestures: Int) {
    self.app = app.name
    let results = patterns.map { pattern in
      Dictionary(
        grouping: app.checks(of: pattern).map { (rule: $0.rule, outcome: $0.run()) }, by: \.rule)
    }
    rows = app.allRules.flatMap { rule in
      zip(patterns, results).map { pattern, result in
        Row(rule.number, pattern.name, (result[rule.number] ?? []).map(\.outcome))
      }
    }
    let lockstep = Lockstep(app, patterns)
    let run = lockstep.run(gestures: gestures, seed: seed)
    random = Random(
      seed: seed, gestures: run.gestures, patterns: lockstep.contestants,
      divergence: run.divergence)
  }
}

extension Report.Row {
  fileprivate init(_ rule: String, _ pattern: String, _ outcomes: [Outcome]) {
    self.rule = rule
    self.pattern = pattern
    scenarios = outcomes.count { !$0.isMissing }
    steps = outcomes.map(\.steps).reduce(0, +)
    findings = outcomes.compactMap(\.finding)
    verdict = scenarios == 0 ? .notRun : findings.isEmpty ? .holds : .broken
  }
}
