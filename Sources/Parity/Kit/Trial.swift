import AppScreens

/// A scenario and the screens to try it on, in one of four ways.
struct Trial<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  let scenario: Scenario<Gesture, Display>
  let makeScreen: @Sendable () -> any Screen<Gesture, Display>

  /// The scenario as it stands: what it says must be seen is seen.
  ///
  /// The display of the new screen is judged where nothing but replacing the view follows it, so
  /// that a fault of the beginning is found by the rules on the beginning, and not by all of them.
  func asItStands() throws(Discrepancy) {
    let isAboutTheStart = scenario.steps.allSatisfy { $0 == .replaceView }
    try run(scenario.steps, expecting: scenario.displays, judgingTheStart: isAboutTheStart)
  }

  /// Replacing the view at each step: there is a new view, and the same is seen as without.
  func replacingViews() throws(Discrepancy) {
    try run(stepsReplacingViews, expecting: history(keepingTheView: true).flatMap { [$0, $0] })
    let screen = makeScreen()
    let view = screen.view
    screen.replaceView()
    guard screen.view !== view else {
      throw Discrepancy(
        step: 1, expected: "a new view", shown: "the same \(type(of: view))", isSeen: false)
    }
  }

  /// The steps with a replacement at first and after each.
  var stepsReplacingViews: [Step<Gesture>] {
    [.replaceView] + scenario.steps.flatMap { [$0, .replaceView] }
  }

  /// Beside another screen on which other gestures are made: the same is seen as without.
  func besideAnother(
    busyWith gesture: (inout SeededGenerator) -> Gesture
  ) throws(Discrepancy) {
    var generator = SeededGenerator(seed: 0)
    let other = makeScreen()
    try run(scenario.steps, expecting: history(keepingTheView: false), isSeen: false) {
      other.perform(gesture(&generator))
    }
  }

  /// Watching what is released: a replaced view hears nothing more and is released at once, and
  /// everything is released with the screen.
  func watchingRelease() throws(Discrepancy) {
    try watchingSilence()
    // What a second screen has too belongs to no screen: a constant, or something that all share.
    let other = makeScreen()
    for step in stepsReplacingViews { other.take(step) }
    var lifetimes = Lifetimes(sparing: other)
    try withExtendedLifetime(other) { () throws(Discrepancy) in
      try replaceViews(watchedBy: &lifetimes)
    }
    guard lifetimes.survivors.isEmpty else {
      throw Discrepancy(
        step: stepsReplacingViews.count, expected: "everything released with the screen",
        shown: "\(lifetimes.survivors.joined(separator: ", ")) alive", isSeen: false)
    }
  }

  private func watchingSilence() throws(Discrepancy) {
    let screen = makeScreen()
    let view = screen.view
    let display = view.display
    screen.replaceView()
    for (index, step) in stepsReplacingViews.enumerated().dropFirst() {
      screen.take(step)
      guard view.display == display else {
        throw Discrepancy(
          step: index + 1, expected: "nothing to reach the view that was replaced at first",
          shown: view.display.summary(where: display), isSeen: false)
      }
    }
  }

  private func replaceViews(watchedBy lifetimes: inout Lifetimes) throws(Discrepancy) {
    let screen = makeScreen()
    lifetimes.watch(screen)
    lifetimes.watch(screen.view)
    for (index, step) in stepsReplacingViews.enumerated() {
      let view = Watched(screen.view)
      screen.take(step)
      lifetimes.watch(screen)
      lifetimes.watch(screen.view)
      guard step != .replaceView || !view.isAlive else {
        throw Discrepancy(
          step: index + 1, expected: "the replaced view released at once",
          shown: "\(view.type) \(view.isSame(as: screen.view) ? "still in place" : "alive")",
          isSeen: false)
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
    _ steps: [Step<Gesture>], expecting displays: [Display], judgingTheStart: Bool = true,
    isSeen: Bool = true, disturbing: () -> Void = {}
  ) throws(Discrepancy) {
    let screen = makeScreen()
    for (count, expected) in displays.enumerated() {
      if count > 0 { screen.take(steps[count - 1]) }
      disturbing()
      let shown = screen.display
      guard shown == expected || count == 0 && !judgingTheStart else {
        throw Discrepancy(
          step: count, expected: expected.summary(where: shown),
          shown: shown.summary(where: expected), isSeen: isSeen)
      }
    }
  }
}
