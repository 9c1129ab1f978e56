import AppScreens

/// A numbered rule of an app, with the scenarios that decide whether it holds.
public struct Rule<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  /// The number, such as `TC6`; never reused.
  public let number: String

  /// The statement of what holds.
  public let statement: String

  /// The reason for the rule, where that is worth knowing.
  public let why: String?

  /// A hint at where to look when the rule is broken.
  public let hint: String?

  /// The mode in which scenarios are run to decide this rule.
  public let mode: RunMode

  /// The stage of the rule, for someone who builds a screen one rule after the other.
  public let stage: Stage

  /// A stage in building a screen one rule after the other.
  public enum Stage: CaseIterable, Sendable {
    /// The first of all, such as the initial display.
    case beginning

    /// The behaviour of the app.
    case behaviour

    /// The demands on every screen, which show only when there is something to show.
    case refinement
  }

  /// The scenarios that decide whether the rule holds.
  public let scenarios: [Scenario<Gesture, Display>]

  /// The points of the rule: where it decides, and what is seen there when it is broken.
  ///
  /// A rule without any is taken to decide at the last step of each of its scenarios.
  public let points: [RulePoint<Gesture, Display>]

  /// A rule with its scenarios; a rule without any is never taken to hold.
  ///
  /// A rule with a mode other than `asWritten` is decided by all scenarios of its app: what each
  /// shows when it is run in that mode must be what it shows without.
  public init(
    _ number: String, _ statement: String, why: String? = nil, hint: String? = nil,
    mode: RunMode = .asWritten, stage: Stage = .behaviour,
    points: [RulePoint<Gesture, Display>] = [],
    scenarios: [Scenario<Gesture, Display>]
  ) {
    self.number = number
    self.statement = statement
    self.why = why
    self.hint = hint
    self.mode = mode
    self.stage = stage
    self.points = points
    self.scenarios = scenarios
  }
}
