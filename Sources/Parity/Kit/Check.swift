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
  let hint: String?
  let body: @Sendable () throws(Discrepancy) -> Void
  var isMissing = false

  /// The check of a rule for a pattern that has no screen for the app.
  static func missing(app: String, rule: String, pattern: String) -> Check {
    Check(
      app: app, rule: rule, pattern: pattern, name: "a screen to run on",
      steps: [], hint: "add the screen's init to the pattern",
      body: { () throws(Discrepancy) in
        throw Discrepancy(
          step: 0, expected: "a screen for the app", shown: "none: the pattern makes no such screen"
        )
      }, isMissing: true)
  }

  /// Runs the check on screens of its own.
  public func run() -> Outcome {
    do throws(Discrepancy) {
      try body()
      return Outcome(steps: steps.count, finding: nil, isMissing: isMissing)
    } catch {
      let finding = Finding(
        app: app, rule: rule, pattern: pattern, check: name,
        steps: Array(steps.prefix(error.step)), expected: error.expected, shown: error.shown,
        isSeen: error.isSeen, hint: hint)
      return Outcome(steps: error.step, finding: finding, isMissing: isMissing)
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

  /// Whether nothing could be run, because the pattern has no screen for the app.
  public let isMissing: Bool
}

/// What was not as it had to be, and after how many steps.
struct Discrepancy: Error {
  let step: Int
  let expected: String
  let shown: String

  /// Whether the same steps show it again on a screen of its own.
  var isSeen = true
}
