import AppScreens

/// A scenario and the screens to try it on, in one of four ways.
struct Trial<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  let scenario: Scenario<Gesture, Display>
  let makeScreen: @Sendable () -> any Screen<Gesture, Display>

  /// The scenario as it stands: what it says must be seen is seen.
  func asItStands() throws(Discrepancy) {
    let screen = makeScreen()
    let displays = scenario.displays
    try compare(screen, with: displays, at: 0)
    for (index, step) in scenario.steps.enumerated() {
      screen.take(step)
      try compare(screen, with: displays, at: index + 1)
    }
  }

  /// Beside another screen on which other gestures are made: the same is seen as without it.
  func besideAnother(
    busyWith randomGesture: (inout SeededGenerator) -> Gesture
  ) throws(Discrepancy) {
    let displays = history()
    var generator = SeededGenerator(seed: 0)
    let other = makeScreen()
    let screen = makeScreen()
    for (index, step) in scenario.steps.enumerated() {
      other.perform(randomGesture(&generator))
      try compare(screen, with: displays, at: index)
      screen.take(step)
    }
    other.perform(randomGesture(&generator))
    try compare(screen, with: displays, at: scenario.steps.count)
  }

  /// Replacing the view after every step: the same is seen as without.
  func replacingViews() throws(Discrepancy) {
    let displays = history()
    let screen = makeScreen()
    screen.replaceView()
    try compare(screen, with: displays, at: 0)
    for (index, step) in scenario.steps.enumerated() {
      screen.take(step)
      screen.replaceView()
      try compare(screen, with: displays, at: index + 1)
    }
  }

  /// Watching what is released: each view as it is replaced, everything with the screen.
  func watchingRelease() throws(Discrepancy) {
    var lifetimes = Lifetimes()
    try replaceAndRelease(watching: &lifetimes)
    guard lifetimes.survivors.isEmpty else {
      throw Discrepancy(
        step: scenario.steps.count, expected: "everything released with the screen",
        shown: "\(lifetimes.survivors.joined(separator: ", ")) alive")
    }
  }

  private func replaceAndRelease(watching lifetimes: inout Lifetimes) throws(Discrepancy) {
    let screen = makeScreen()
    lifetimes.watch(screen)
    for (index, step) in scenario.steps.enumerated() {
      screen.take(step)
      lifetimes.watch(screen)
      let replaced = Watched(screen.view)
      screen.replaceView()
      lifetimes.watch(screen)
      if replaced.isAlive {
        throw Discrepancy(
          step: index + 1, expected: "the replaced view released at once",
          shown: "\(replaced.type) \(replaced.isSame(as: screen.view) ? "still in place" : "alive")"
        )
      }
    }
  }

  private func history() -> [Display] {
    let screen = makeScreen()
    return [screen.display]
      + scenario.steps.map { step in
        screen.take(step)
        return screen.display
      }
  }

  private func compare(
    _ screen: any Screen<Gesture, Display>, with displays: [Display], at step: Int
  ) throws(Discrepancy) {
    let display = screen.display
    guard display != displays[step] else { return }
    throw Discrepancy(
      step: step, expected: displays[step].summary(where: display),
      shown: display.summary(where: displays[step]))
  }
}
