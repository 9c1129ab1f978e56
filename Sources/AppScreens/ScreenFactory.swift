/// The function with which a pattern makes the screens of one app: anywhere, or on the main actor alone.
public enum ScreenFactory<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  /// Makes plain screens, which are used in any one isolation domain.
  case anywhere(@Sendable () -> any Screen<Gesture, Display>)

  /// Makes screens of the main actor, whose tasks continue after a step.
  case onMainActor(@MainActor () -> any Screen<Gesture, Display>)

  /// Makes a screen on the main actor, where an app uses every screen.
  @MainActor public func makeScreen() -> any Screen<Gesture, Display> {
    switch self {
    case .anywhere(let makeScreen): makeScreen()
    case .onMainActor(let makeScreen): makeScreen()
    }
  }

  /// Indicates whether its screens live on the main actor.
  public var isOnMainActor: Bool {
    if case .onMainActor = self { true } else { false }
  }
}
