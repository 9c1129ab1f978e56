import AppScreens
import Parity

/// The cost of an app's gestures on its bare model, the unit in which patterns are measured.
public struct Baseline: Sendable {
  private let gesturesType: ObjectIdentifier
  private let run: @Sendable (Any) -> Void

  /// A baseline that runs a bare model.
  ///
  /// - Parameter run: Performs gestures on a new model, as directly as possible.
  public init<Gesture: ScreenGesture>(_ run: @escaping @Sendable ([Gesture]) -> Void) {
    gesturesType = ObjectIdentifier(Gesture.self)
    self.run = { gestures in
      if let gestures = gestures as? [Gesture] { run(gestures) }
    }
  }

  /// Indicates whether the baseline is for an app with these gestures.
  func isFor(_ type: Any.Type) -> Bool { gesturesType == ObjectIdentifier(type) }

  /// The time that a gesture takes on a screen, as a multiple of the bare model's.
  ///
  /// - Returns: The median of five alternating rounds; nil in a debug build, whose times mean nothing.
  func cost<Subject: AppDefinition>(
    of app: Subject, in makeScreen: () -> any Screen<Subject.Gesture, Subject.Display>
  ) -> Double? {
    guard !isDebugBuild else { return nil }
    var generator = SeededGenerator(seed: 1)
    let gestures = (0..<20_000).compactMap { _ in app.alphabet.randomElement(using: &generator) }
    let clock = ContinuousClock()
    let ratios = (0..<6).map { _ in
      let bare = clock.measure { run(gestures) }
      let screen = makeScreen()
      let whole = clock.measure { for gesture in gestures { screen.perform(gesture) } }
      return whole / bare
    }
    return ratios.dropFirst().sorted()[2]
  }

  private var isDebugBuild: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }
}
