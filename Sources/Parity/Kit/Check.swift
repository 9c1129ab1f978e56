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

  let steps: [String]
  let body: @Sendable () throws(Discrepancy) -> Void

  /// Runs the check on screens of its own.
  public func run() -> Outcome {
    do throws(Discrepancy) {
      try body()
      return Outcome(steps: steps.count, finding: nil)
    } catch {
      let finding = Finding(
        app: app, rule: rule, pattern: pattern, check: name,
        steps: Array(steps.prefix(error.step)), expected: error.expected, shown: error.shown)
      return Outcome(steps: error.step, finding: finding)
    }
  }

  /// Such as `FF10 MVP: a rejected operator`.
  public var description: String {
    "\(rule) \(pattern): \(name)"
  }
}

/// What came of a check.
public struct Outcome: Sendable {
  /// How many steps were taken.
  public let steps: Int

  /// The first thing that was not as the rule wants it; nil when the rule holds.
  public let finding: Finding?
}

/// What was not as it had to be, and after how many steps.
struct Discrepancy: Error {
  let step: Int
  let expected: String
  let shown: String
}
