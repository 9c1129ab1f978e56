import AppScreens
import Parity
import Timing

/// The cost of an app's gestures on its bare model, the unit in which patterns are measured.
public struct Baseline: Sendable {
  private let gesturesType: ObjectIdentifier
  private let run: @Sendable (Any) -> Void

  /// A baseline that runs a bare model.
  ///
  /// - Parameter run: Performs gestures on a new model, as directly as possible, and returns it, so
  ///   that no compiler leaves out work whose result nobody wants.
  public init<Gesture: ScreenGesture, Model>(_ run: @escaping @Sendable ([Gesture]) -> Model) {
    gesturesType = ObjectIdentifier(Gesture.self)
    self.run = { gestures in
      if let gestures = gestures as? [Gesture] { _ = run(gestures) }
    }
  }

  /// Indicates whether the baseline is for an app with these gestures.
  func isFor(_ type: Any.Type) -> Bool { gesturesType == ObjectIdentifier(type) }

  private static let gestures = 2_000
  private static let rounds = 200

  /// The least time of a round, in seconds: long for a clock, short for a scheduler.
  private static let leastTime = 0.000_3

  /// The times that gestures take on screens, as multiples of the bare model's; nil where there is none.
  ///
  /// All take turns, so that a machine that is busy is busy for each of them.
  ///
  /// - Returns: Nothing in a debug build, whose times mean nothing.
  func ratios<Subject: AppDefinition>(
    of app: Subject, in screens: [@Sendable () -> any Screen<Subject.Gesture, Subject.Display>]
  ) -> [TimeRatio?] {
    guard !isDebugBuild else { return screens.map { _ in nil } }
    var generator = SeededGenerator(seed: 1)
    let gestures = (0..<Self.gestures).compactMap { _ in
      app.alphabet.randomElement(using: &generator)
    }
    var turns = Turns()
    turns.add { run(gestures) }
    for makeScreen in screens {
      turns.add {
        let screen = makeScreen()
        for gesture in gestures { screen.perform(gesture) }
      }
    }
    let times = turns.times(rounds: Self.rounds, filling: Self.leastTime)
    return times.dropFirst().map { TimeRatio($0, to: times[0]) }
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
