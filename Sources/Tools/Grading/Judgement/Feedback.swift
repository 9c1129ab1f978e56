import TriptychInspection
import TriptychParity

/// The words to a student on a red item: where it is wrong, and where to look.
package struct Feedback: Hashable, Sendable, Codable {
  /// The number of the rule that explains it.
  package let rule: String

  /// The name of the app.
  package let app: String

  /// What led there: the name of a scenario, or random steps; nil where nothing did.
  package let check: String?

  /// The steps that show it, in their notation; none for a new screen.
  package let steps: [String]

  /// What is done besides the steps, in words; nil for nothing.
  package let condition: String?

  /// The display expected after them.
  package let expected: String

  /// The display that was seen.
  package let shown: String

  /// The hint at where to look.
  package let hint: String?

  /// The words of the command that shows it again.
  package let again: [String]

  /// The pattern of the code, if the rubric asks for another.
  package var otherPattern: Triad.PatternName?

  /// Feedback from a finding of the kit, for an item on a rule.
  init(_ finding: Finding, deciding rule: String, toldBy command: [String] = []) {
    app = finding.app
    self.rule = rule
    check = finding.origin
    steps = finding.steps
    condition = finding.condition == .plain ? nil : finding.condition.words
    expected = finding.expected
    // A student's file is in no folder of that name.
    shown = finding.shown.replacing("\(Grader.submission)/", with: "")
    hint = finding.hint
    again = finding.again.isEmpty ? [] : command + finding.again
  }

  /// Feedback in words alone.
  init(
    rule: String, app: String, steps: [String] = [], expected: String, shown: String,
    hint: String? = nil
  ) {
    (self.rule, self.app, self.expected, self.shown) = (rule, app, expected, shown)
    (check, self.steps, condition, self.hint, again) = (nil, steps, nil, hint, [])
  }
}
