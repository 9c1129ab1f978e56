import AppScreens

/// Steps to take on a new screen, wherever they come from: a scenario, a short sequence, a random draw.
public struct Walk<Gesture: ScreenGesture>: Hashable, Sendable, Codable {
  /// The steps, in order.
  public var steps: [Step<Gesture>]

  /// Steps for other screens and for replaced views, where a condition has any.
  public var companions: [Step<Gesture>] = []

  /// The seed of what a condition draws, such as the steps after which the display is read.
  public var seed: UInt64 = 1

  /// The share of its usual time that a pause takes; the walks of a batch have the same.
  var pauseShare = 1.0

  /// The milliseconds that a screen of the main actor has after each step for what nothing says the end of.
  var delay = 0

  /// Indicates whether it is taken on the main thread, as the steps of an app are; else on any.
  var isOnMainThread = false

  /// Indicates whether it is the beginning of another walk, and so is taken only for what comes at its end.
  var isBeginning = false

  /// The rule of architecture for which the walk is taken; nil if it is taken for its displays.
  var trial: ArchitectureTrial?

  /// Steps, in order.
  public init(_ steps: [Step<Gesture>]) {
    self.steps = steps
  }
}
