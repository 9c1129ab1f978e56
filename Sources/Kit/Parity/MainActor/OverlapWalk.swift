import AppScreens

extension ScreenWalk {
  /// Makes the last gestures, up to four in a row, without waiting for the tasks of those before: in the end the
  /// display must be as if each had been waited for.
  ///
  /// The main queue has a few turns after each, as between two keys that a user presses; other threads may be
  /// late. A service is not looked at, and no event follows, since a request that is soon cancelled need not be
  /// made.
  func overlapTasks() throws(Fault) {
    var generator = SeededGenerator(seed: walk.seed)
    let most = Int.random(in: 2...4, using: &generator)
    let taken = steps.prefix(through: steps.lastIndex(where: \.isGesture) ?? -1)
    let hurried = taken.suffix(most).reversed().prefix(while: \.isGesture).count
    // The gestures must follow one another at once, without what another screen does in between.
    let patient = makeScreen()
    for step in taken { patient.take(step) }
    guard let patient = patient as? MainActorScreen<Gesture, Display>,
      let screen = makeScreen() as? MainActorScreen<Gesture, Display>
    else { return }
    see(nil)
    for (index, step) in taken.enumerated() {
      if case .gesture(let gesture) = step, index >= taken.count - hurried {
        screen.performInHaste(gesture)
      } else {
        screen.take(step)
      }
      see(nil)
    }
    screen.settle()
    guard screen.display != patient.display else { return }
    // What is still wrong after a long delay is so for good: the same steps may be right the next time.
    for screen in [patient, screen] { screen.settle(for: SearchLimits.longestDelay) }
    let (expected, shown) = (patient.display, screen.display)
    guard shown != expected else { return }
    throw Fault(
      steps: taken.count, expected: expected.summary(where: shown),
      shown: shown.summary(where: expected))
  }
}

extension Step {
  fileprivate var isGesture: Bool { if case .gesture = self { true } else { false } }
}
