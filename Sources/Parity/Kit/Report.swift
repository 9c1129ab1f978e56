import AppScreens

/// What the whole suite found out about patterns on one app.
public struct Report: Sendable, Encodable {
  /// Whether a rule holds for a pattern.
  public enum Verdict: String, Sendable, Encodable {
    /// Every check of the rule was run, and found nothing.
    case holds

    /// A check found something.
    case broken

    /// Not every check of the rule was run, so that too little is known.
    case notRun

    /// A check of the rule reached what is not written yet, or there is no screen at all.
    case notWritten
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

    /// What was found, a finding for each scenario that broke the rule; the shortest comes first.
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
  public var difference: Difference? {
    space.difference ?? exhaustion.difference ?? random.difference
  }

  /// Whether every rule was run and holds for every pattern, and none differs from another.
  public var isConforming: Bool {
    !rows.isEmpty && rows.allSatisfy { $0.verdict == .holds } && difference == nil
  }

  /// Runs every check of an app over every pattern, and looks for differences between them.
  ///
  /// - Parameters:
  ///   - app: The app whose rules decide.
  ///   - patterns: The patterns; one without a screen for the app gets rows that are not written.
  ///   - seed: What the random gestures depend on.
  ///   - gestures: How many random gestures to make.
  ///   - length: How many gestures the longest of all sequences have; unless given, as many as
  ///     keep it to five thousand sequences.
  ///   - isolation: The process in which to run it all; this one unless given.
  public init(
    on app: some AppDefinition, of patterns: [Pattern], seed: UInt64, gestures: Int,
    length: Int? = nil,
    in isolation: Isolation? = nil
  ) {
    self.app = app.name
    alphabet = app.alphabet.count
    let laboratory = CheckRunner(app, in: isolation)
    rows = laboratory.rows(of: patterns)
    space = laboratory.explore(patterns, states: 200)
    exhaustion = laboratory.exhaust(patterns, upTo: length ?? app.usualLength)
    random = laboratory.lockstep(of: patterns, gestures: gestures, seed: seed)
  }
}

extension CheckRunner {
  /// A row for each rule and pattern; of the findings in a row, the one of fewest steps is shrunk
  /// and comes first.
  fileprivate func rows(of patterns: [Pattern]) -> [Report.Row] {
    let surveys = patterns.map { survey(of: $0) }
    let reference = zip(patterns, surveys).first { $1.isClean }?.0
    let checks = patterns.map { app.checks(of: $0, reference: reference) }
    return app.allRules.flatMap { rule in
      patterns.indices.map { index in
        let survey = surveys[index]
        let broken = survey.indices(breaking: rule.number)
          .sorted { survey.outcomes[$0].steps < survey.outcomes[$1].steps }
        var findings = broken.map { survey.outcomes[$0].finding }
        if let shortest = broken.first {
          findings[0] =
            outcome(of: checks[index][shortest], at: shortest, reference: reference).finding
            ?? findings[0]
        }
        return Report.Row(
          rule.number, patterns[index].name, survey.outcomes(deciding: rule.number),
          findings.compactMap(\.self))
      }
    }
  }
}

extension Report.Row {
  fileprivate init(
    _ rule: String, _ pattern: String, _ outcomes: [CheckResult?], _ findings: [Finding]
  ) {
    self.rule = rule
    self.pattern = pattern
    self.findings = findings
    let run = outcomes.compactMap(\.self).filter { $0.state == .run }
    scenarios = run.count
    steps = run.map(\.steps).reduce(0, +)
    let isWhole = !run.isEmpty && run.count == outcomes.count
    verdict =
      if run.contains(where: { $0.finding != nil }) {
        .broken
      } else if outcomes.contains(where: { $0?.state == .notWritten }) {
        .notWritten
      } else {
        isWhole ? .holds : .notRun
      }
  }
}
