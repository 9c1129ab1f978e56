import AppScreens

/// Steps on a new screen, with everything that the user must see.
public struct Scenario<Gesture: ScreenGesture>: Sendable {
  /// A step, and what must be seen after it.
  public struct Moment: Sendable {
    /// The step.
    public let step: Step<Gesture>

    /// All widgets as they must be seen after it.
    public let widgets: [Widget]

    /// The line that has the step.
    public let line: Int
  }

  /// The subject of the scenario, in a few words.
  public let name: String

  /// The line on which the scenario begins.
  public let line: Int

  /// The widgets of a new screen.
  public let initial: [Widget]

  /// The steps in order, each with what must be seen after it.
  public internal(set) var moments: [Moment] = []

  /// The name of a scenario that has no steps, since it says what is seen before any.
  static var nameWithoutSteps: String { "a new screen" }

  /// The steps in order.
  public var steps: [Step<Gesture>] { moments.map(\.step) }

  /// The widgets at first and after each step.
  public var widgets: [[Widget]] { [initial] + moments.map(\.widgets) }
}
