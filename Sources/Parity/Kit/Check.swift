/// One scenario run in one way over one pattern, or one search for a difference from another.
public struct Check: Sendable, CustomStringConvertible {
  /// The name of the app.
  public let app: String

  /// The number of the rule that this check decides, or `parity`.
  public let rule: String

  /// The name of the pattern.
  public let pattern: String

  /// What is run, in a few words.
  public let name: String

  /// How the scenario is run; nil when no scenario is.
  public let mode: RunMode?

  let body: @Sendable (_ isShrinking: Bool) -> CheckResult

  init(
    app: String, rule: String, pattern: String, name: String, mode: RunMode? = nil,
    _ body: @escaping @Sendable (_ isShrinking: Bool) -> CheckResult
  ) {
    self.app = app
    self.rule = rule
    self.pattern = pattern
    self.name = name
    self.mode = mode
    self.body = body
  }

  /// Runs the check on screens of its own.
  ///
  /// - Parameter isShrinking: Whether to leave out the steps that a finding does not need.
  /// - Returns: How many steps were taken, and what was found.
  public func run(shrinking isShrinking: Bool = true) -> CheckResult {
    body(isShrinking)
  }

  /// Such as `FF10 MVP: a rejected operator`.
  public var description: String {
    "\(rule) \(pattern): \(name)"
  }
}

/// What came of a check.
public struct CheckResult: Sendable, Codable {
  /// How many steps were taken.
  public let steps: Int

  /// The first thing that was not as the rule wants it; nil when the rule holds.
  public let finding: Finding?

  /// Whether the check was run.
  public let state: State

  /// Whether it took as long as a gesture may take.
  let isSlow: Bool

  /// Whether a check was run.
  public enum State: Sendable, Codable {
    /// The check was run, whatever it found.
    case run

    /// It was not run, so that nothing is known.
    case notRun

    /// There is nothing yet to run it on, or it reached what is not written yet.
    case notWritten
  }

  init(steps: Int, finding: Finding? = nil, state: State = .run, isSlow: Bool = false) {
    self.steps = steps
    self.finding = finding
    self.state = state
    self.isSlow = isSlow
  }
}

/// What was not as it had to be, and after how many steps.
struct Mismatch: Error {
  let step: Int
  let expected: String
  let shown: String
  let moments: [Finding.Moment]

  /// Whether the same steps show it again on a screen of its own.
  let isSeen: Bool
}
