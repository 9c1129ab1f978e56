/// A rule that a variant cannot keep, and the reason.
package struct Deviation: Sendable {
  /// The name of the variant.
  package let pattern: String

  /// The name of the app.
  package let app: String

  /// The number of the rule; nil where the variant does not have the app at all.
  package let rule: String?

  /// The reason.
  package let reason: String

  /// A deviation of a variant on an app.
  package init(_ pattern: String, _ app: String, _ rule: String?, _ reason: String) {
    self.pattern = pattern
    self.app = app
    self.rule = rule
    self.reason = reason
  }

  /// Every deviation; each must be seen to occur.
  package static let register = [
    Deviation(
      "Massive", "four-function", "S3", "the state is in the widgets, and goes with the view"),
    Deviation("Massive", "four-function", "S4", "the controller still listens to a replaced view"),
    Deviation("Massive", "four-function", "FF8", "what an empty display means is read off a label"),
    Deviation(
      "Massive", "four-function", "FF10", "the error is a text like any other in the label"),
    Deviation(
      "Massive", "music", nil, "Examples/Refactor, where it comes from, has no such screen"),
  ]
}
