import AppScreens

/// A scenario and the screens to try it on, in one of four ways.
struct Trial<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  let scenario: Scenario<Gesture, Display>
  let makeScreen: @Sendable () -> any Screen<Gesture, Display>

  /// The scenario as it stands: what it says must be seen is seen.
  func asItStands() throws(Discrepancy) {
    try run(scenario.steps, expecting: scenario.displays)
  }

  /// Replacing the view at each step: the same is seen as without.
  func replacingViews() throws(Discrepancy) {
    try run(stepsReplacingViews, expecting: history(keepingTheView: true).flatMap { [$0, $0] })
  }

  /// The steps with a replacement at first and after each.
  var stepsReplacingViews: [Step<Gesture>] {
    [.replaceView] + scenario.steps.flatMap { [$0, .replaceView] }
  }

  /// Beside another screen on which other gestures are made: the same is seen as without.
  func besideAnother(
    busyWith randomGesture: (inout SeededGenerator) -> Gesture
  ) throws(Discrepancy) {
    var generator = SeededGenerator(seed: 0)
    let other = makeScreen()
    try run(scenario.steps, expecting: history(keepingTheView: false)) {
      other.perform(randomGesture(&generator))
    }
  }

  /// Watching what is released: each view as it is replaced, everything with the screen.
  func watchingRelease() throws(Discrepancy) {
    var lifetimes = Lifetimes()
    try replaceViews(watchedBy: &lifetimes)
    guard lifetimes.survivors.isEmpty else {
      throw Discrepancy(
        step: stepsReplacingViews.count, expected: "everything released with the screen",
        shown: "\(lifetimes.survivors.joined(separator: ", ")) alive")
    }
  }

  private func replaceViews(watchedBy lifetimes: inout Lifetimes) throws(Discrepancy) {
    let screen = makeScreen()
    lifetimes.watch(screen)
    for (index, step) in stepsReplacingViews.enumerated() {
      let view = Watched(screen.view)
      screen.take(step)
      lifetimes.watch(screen)
      guard step != .replaceView || !view.isAlive else {
        throw Discrepancy(
          step: index + 1, expected: "the replaced view released at once",
          shown: "\(view.type) \(view.isSame(as: screen.view) ? "still in place" : "alive")")
      }
    }
  }

  /// What a screen shows that is left alone; one that keeps its view is spared every replacement.
  private func history(keepingTheView: Bool) -> [Display] {
    let screen = makeScreen()
    var displays = [screen.display]
    for step in scenario.steps {
      if step != .replaceView || !keepingTheView { screen.take(step) }
      displays.append(screen.display)
    }
    return displays
  }

  private func run(
    _ steps: [Step<Gesture>], expecting displays: [Display], disturbing: () -> Void = {}
  ) throws(Discrepancy) {
    let screen = makeScreen()
    for (count, expected) in displays.enumerated() {
      if count > 0 { screen.take(steps[count - 1]) }
      disturbing()
      let shown = screen.display
      guard shown == expected else {
        throw Discrepancy(
          step: count, expected: expected.summary(where: shown),
          shown: shown.summary(where: expected))
      }
    }
  }
}
