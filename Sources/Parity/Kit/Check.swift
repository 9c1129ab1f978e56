/// One scenario run in one way over one pattern: what decides whether a rule holds.
public struct Check: Sendable, CustomStringConvertible {
  /// The name of the app.
  public let app: String

  /// The number of the rule that this check decides.
  public let rule: String

  /// The name of the pattern.
  public let pattern: String

  /// What is run, in a few words.
  public let name: String

  /// How the scenario is run.
  public let way: Way

  /// What tells checks of the same scenario from those of others.
  let scenario: String

  let body: @Sendable (_ isShrinking: Bool) -> Outcome

  /// Runs the check on screens of its own.
  ///
  /// - Parameter isShrinking: Whether to leave out the steps that a finding does not need.
  /// - Returns: How many steps were taken, and what was found.
  public func run(shrinking isShrinking: Bool = true) -> Outcome {
    body(isShrinking)
  }

  /// Such as `FF10 MVP: a rejected operator`.
  public var description: String {
    "\(rule) \(pattern): \(name)"
  }
}

/// What came of a check.
public struct Outcome: Sendable, Codable {
  /// How many steps were taken.
  public let steps: Int

  /// The first thing that was not as the rule wants it; nil when the rule holds.
  public let finding: Finding?

  /// Whether nothing could be run, because the pattern has no screen for the app.
  public let isMissing: Bool

  /// Whether it took as long as a gesture may take.
  let isSlow: Bool

  init(steps: Int, finding: Finding? = nil, isMissing: Bool = false, isSlow: Bool = false) {
    self.steps = steps
    self.finding = finding
    self.isMissing = isMissing
    self.isSlow = isSlow
  }
}

/// What was not as it had to be, and after how many steps.
struct Discrepancy: Error {
  let step: Int
  let expected: String
  let shown: String
  let moments: [Finding.Moment]

  /// Whether the same steps show it again on a screen of its own.
  let isSeen: Bool
}
