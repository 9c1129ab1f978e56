import AppScreens

/// A numbered rule of an app, with the scenarios that decide it.
public struct Rule<Gesture: ScreenGesture>: Sendable {
  /// The number, such as `AF6`; never reused.
  public let number: String

  /// The statement of what holds.
  public internal(set) var statement: String

  /// The reason for the rule, where that is worth knowing.
  public internal(set) var why: String?

  /// A hint at where to look when the rule is broken.
  public internal(set) var hint: String?

  /// The name of the condition under which the display must be the same; nil where the scenarios alone
  /// decide the rule.
  ///
  /// The suite takes each scenario once, as it is written. Conditions are the kit's.
  public internal(set) var conditionName: String?

  /// The line of the file that names the condition; nil where it is another file.
  package internal(set) var conditionLine: Int?

  /// The scenarios in order.
  public internal(set) var scenarios: [Scenario<Gesture>] = []

  /// The line on which the rule begins; nil for a rule of every screen that no file mentions.
  public internal(set) var line: Int?

  /// Indicates whether it is one of S1 to S8.
  package var isOfEveryScreen: Bool { RuleNumber.isOfEveryScreen(number) }
}
