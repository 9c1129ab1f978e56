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

  /// The name of the app.
  public let app: String

  /// How many gestures the app's alphabet has.
  public let alphabet: Int

  /// A row for each rule and pattern, rule by rule.
  public let rows: [Row]

  /// What exploring the states found.
  public let space: StateSpace

  /// What every sequence up to a length found.
  public let exhaustion: Exhaustion

  /// What random gestures found.
  public let random: Lockstep

  /// The first difference between patterns, in whichever of the three ways it was found.
  public var divergence: Divergence? {
    space.divergence ?? exhaustion.divergence ?? random.divergence
  }

  /// Whether every rule was run and holds for every pattern, and none differs from another.
  public var isConforming: Bool {
    !rows.isEmpty && rows.allSatisfy { $0.verdict == .holds } && divergence == nil
  }

  /// Runs every check of an app over every pattern, and looks for differences between them.
  ///
  /// - Parameters:
  ///   - app: The app whose rules decide.
  ///   - patterns: The patterns; one without a screen for the app gets rows that were not run.
  ///   - seed: What the random gestures depend on.
  ///   - gestures: How many random gestures to make.
  ///   - length: How many gestures the longest of all sequences have; unless given, as many as
  ///     keep it to five thousand sequences.
  public init(
    on app: some App, of patterns: [Pattern], seed: UInt64, gestures: Int, length: Int? = nil
  ) {
    self.app = app.name
    alphabet = app.alphabet.count
    let results = patterns.map { pattern in
      Dictionary(
        grouping: app.checks(of: pattern).map { (rule: $0.rule, outcome: $0.run()) }, by: \.rule)
    }
    rows = app.allRules.flatMap { rule in
      zip(patterns, results).map { pattern, result in
        Row(rule.number, pattern.name, (result[rule.number] ?? []).map(\.outcome))
      }
    }
    space = app.explore(patterns, states: 200)
    exhaustion = app.exhaust(patterns, upTo: length ?? app.usualLength)
    random = app.lockstep(of: patterns, gestures: gestures, seed: seed)
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
