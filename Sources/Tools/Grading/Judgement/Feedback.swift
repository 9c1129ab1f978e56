import Parity

/// The words to a student on a red item: where it is wrong, and where to look.
package struct Feedback: Hashable, Sendable, Codable {
  /// The number of the rule that explains it.
  package internal(set) var rule: String

  /// The name of the app.
  package let app: String

  /// The name of the scenario or the search; nil where there is none.
  package let check: String?

  /// The steps that show it, in their notation; none for a new screen.
  package let steps: [String]

  /// The display that must be seen behind them.
  package private(set) var expected: String

  /// The display that was seen.
  package private(set) var shown: String

  /// The hint at where to look.
  package let hint: String?

  /// The arguments with which a command over the pattern shows it again.
  package let again: [String]

  /// Feedback from a finding of the kit.
  init(_ finding: Finding, app: String, rule: String, check: String, hint: String?) {
    self.app = app
    self.rule = rule
    self.check = check
    steps = finding.steps
    (expected, shown) = (finding.expected, finding.shown)
    self.hint = finding.hint ?? hint
    again = ["verify", app, "--rule", rule, "--scenario", check]
  }

  /// Feedback from the end of a process.
  init(_ failure: ProcessFailure, app: String, rule: String, check: String?) {
    self.app = app
    self.rule = rule
    self.check = check
    steps = failure.steps
    expected = "a display"
    shown = "\(failure)"
    hint = failure.hint
    again =
      check.map { ["verify", app, "--rule", rule, "--scenario", $0, "--isolated"] }
      ?? (steps.isEmpty ? ["verify", app, "--isolated"] : ["compare", app] + steps)
  }

  /// Feedback from a difference between a submission and the specification.
  init(_ difference: Difference) {
    app = difference.app
    rule = difference.broken.first?.rule ?? ""
    check = nil
    steps = difference.steps
    expected = difference.shown.first?.display ?? ""
    shown = difference.shown.last?.display ?? ""
    hint = difference.broken.first?.hint
    again = ["compare", app] + difference.steps
  }

  /// Changes the words of displays.
  mutating func mapWords(_ map: (String) -> String) {
    (expected, shown) = (map(expected), map(shown))
  }

  /// Feedback in words alone.
  init(rule: String, app: String, expected: String, shown: String, hint: String? = nil) {
    (self.rule, self.app, self.expected, self.shown) = (rule, app, expected, shown)
    (check, steps, self.hint, again) = (nil, [], hint, [])
  }
}
