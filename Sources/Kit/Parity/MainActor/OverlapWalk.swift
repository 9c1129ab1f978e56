import AppScreens

extension ScreenWalk {
  /// Makes the last gestures, up to four in a row, without waiting for the tasks of those before: in the end the
  /// display must be as if each had been waited for.
  ///
  /// What is wrong must be so once more after a long wait before these gestures, for work whose end nothing tells,
  /// such as that of a detached task. Of a few tries one is enough, since chance decides which task ends first.
  func overlapTasks() throws(Fault) {
    for _ in 0...stepsToLastGesture.count { see(nil) }
    guard faultOfHaste(after: 0) != nil else { return }
    for _ in 0..<2 {
      if let fault = faultOfHaste(after: SearchLimits.delayOfHaste) { throw fault }
    }
  }

  private var stepsToLastGesture: ArraySlice<Step<Gesture>> {
    steps.prefix(through: steps.lastIndex(where: \.isGesture) ?? -1)
  }

  /// What is wrong where the last gestures come so many milliseconds after what was done before, and at once one after
  /// another.
  ///
  /// The main queue has a few turns after each, as between two keys that a user presses; other threads may be
  /// late. A service is not looked at, and no event follows, since a request that is soon cancelled need not be
  /// made.
  private func faultOfHaste(after delay: Int) -> Fault? {
    var generator = SeededGenerator(seed: walk.seed)
    let most = Int.random(in: 2...4, using: &generator)
    let taken = stepsToLastGesture
    let hurried = taken.suffix(most).reversed().prefix(while: \.isGesture).count
    func screen(hurrying isHurrying: Bool) -> MainActorScreen<Gesture, Display>? {
      guard let screen = makeScreen() as? MainActorScreen<Gesture, Display> else { return nil }
      for step in taken.dropLast(hurried) { screen.take(step) }
      screen.settle(for: delay)
      for case .gesture(let gesture) in taken.suffix(hurried) {
        if isHurrying { screen.performInHaste(gesture) } else { screen.perform(gesture) }
      }
      screen.settle(for: delay)
      return screen
    }
    // The gestures must follow one another at once, without what another screen does in between.
    guard let expected = screen(hurrying: false)?.display,
      let shown = screen(hurrying: true)?.display, shown != expected
    else { return nil }
    return Fault(
      steps: taken.count, expected: expected.summary(where: shown),
      shown: shown.summary(where: expected))
  }
}

extension Step {
  fileprivate var isGesture: Bool { if case .gesture = self { true } else { false } }
}
