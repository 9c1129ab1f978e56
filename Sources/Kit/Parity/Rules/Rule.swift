import AppScreens

/// A numbered rule of an app, for people and for the machine, with the scenarios that decide it.
///
/// A rule without any scenario is never taken to hold. One with a condition is decided by all
/// scenarios of its app under that condition, and by random steps.
public struct Rule<Gesture: ScreenGesture>: Sendable {
  /// The number, such as `AF6`; never reused.
  public let number: String

  /// The statement of what holds.
  public internal(set) var statement: String

  /// The reason for the rule, where that is worth knowing.
  public internal(set) var why: String?

  /// A hint at where to look when the rule is broken.
  public internal(set) var hint: String?

  /// The condition under which this rule is broken where walks show anything else than without; nil
  /// where what is seen decides it.
  public internal(set) var condition: Condition?

  /// The scenarios in order.
  public internal(set) var scenarios: [Scenario<Gesture>] = []

  /// The line on which the rule begins; nil for a rule of every screen that no file mentions.
  public internal(set) var line: Int?

  /// The place of the rule where one builds a screen: S1 comes first, the other rules of every screen last,
  /// since they show only when there is something to show.
  var stage: Int { !isOfEveryScreen ? 1 : number == initialDisplayNumber ? 0 : 2 }

  /// Indicates whether it is one of S1 to S7.
  var isOfEveryScreen: Bool { number.first == "S" && number.dropFirst().allSatisfy(\.isNumber) }
}
