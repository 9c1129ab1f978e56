import AppScreens

/// A numbered rule of an app, with the scenarios that decide whether it holds.
public struct Rule<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  /// The number, such as `TC6`; never reused.
  public let number: String

  /// What holds.
  public let statement: String

  /// Why the rule had to be made, where that is worth knowing.
  public let why: String?

  /// Where to look when the rule is broken.
  public let hint: String?

  /// The way in which scenarios are run to decide this rule.
  public let mode: RunMode

  /// When the rule comes, for someone who builds a screen one rule after the other.
  public let stage: Stage

  /// When a rule comes, for someone who builds a screen one rule after the other.
  public enum Stage: CaseIterable, Sendable {
    /// The first of all, such as the initial display.
    case beginning

    /// What the app does.
    case behaviour

    /// What goes for every screen, and shows only when there is something to show.
    case refinement
  }

  /// The scenarios that decide whether the rule holds.
  public let scenarios: [Scenario<Gesture, Display>]

  /// A rule with its scenarios; a rule without any is never taken to hold.
  ///
  /// A rule with a way other than `asItStands` is decided by all scenarios of its app: what each
  /// shows when it is run in that way must be what it shows without.
  public init(
    _ number: String, _ statement: String, why: String? = nil, hint: String? = nil,
    mode: RunMode = .asWritten, stage: Stage = .behaviour, scenarios: [Scenario<Gesture, Display>]
  ) {
    self.number = number
    self.statement = statement
    self.why = why
    self.hint = hint
    self.mode = mode
    self.stage = stage
    self.scenarios = scenarios
  }
}
