import AppScreens

/// One way of running steps on a screen, and of telling whether what is seen is right.
struct ScenarioRun<Gesture: ScreenGesture, Display: ScreenDisplay>: Sendable {
  let mode: RunMode
  let makeScreen: @Sendable () -> any Screen<Gesture, Display>

  /// Whether the display of the new screen is judged too.
  let judgesStart: Bool

  /// What must be seen at first and after each step, for screens that are run as they stand.
  var expectation: @Sendable ([Step<Gesture>]) -> [Display]

  /// What is done on the other screen meanwhile.
  let distraction: @Sendable (inout SeededGenerator) -> Gesture

  /// The first thing that is not as it must be.
  func mismatch(after steps: [Step<Gesture>]) -> Mismatch? {
    do throws(Mismatch) {
      switch mode {
      case .asWritten: try run(steps, expecting: expectation(steps))
      case .enduring: _ = Self.history(of: steps, on: makeScreen())
      case .besideAnother: try besideAnother(steps)
      case .replacingViews:
        try run(steps, expecting: Self.history(of: steps, on: makeScreen(), keepingTheView: true))
      case .watchingRelease: try watchingRelease(steps)
      }
      return nil
    } catch {
      return error
    }
  }

  /// What a screen shows at first and after each step; one that keeps its view is spared every
  /// replacement.
  static func history(
    of steps: [Step<Gesture>], on screen: any Screen<Gesture, Display>, keepingTheView: Bool = false
  ) -> [Display] {
    var displays = [screen.display]
    for step in steps {
      if step != .replaceView || !keepingTheView { screen.take(step) }
      displays.append(screen.display)
    }
    return displays
  }

  /// Beside another screen on which other gestures are made: the same is seen as without.
  private func besideAnother(_ steps: [Step<Gesture>]) throws(Mismatch) {
    var generator = SeededGenerator(seed: 0)
    let other = makeScreen()
    try run(steps, expecting: Self.history(of: steps, on: makeScreen())) {
      other.perform(distraction(&generator))
    }
  }

  private func run(
    _ steps: [Step<Gesture>], expecting displays: [Display], disturbing: () -> Void = {}
  ) throws(Mismatch) {
    let screen = makeScreen()
    var shown: [Display] = []
    for (count, expected) in displays.enumerated() {
      let view = screen.view
      if count > 0 { screen.take(steps[count - 1]) }
      disturbing()
      let display = screen.display
      shown.append(display)
      guard display == expected || count == 0 && !judgesStart else {
        throw Mismatch(
          step: count, expected: expected.summary(where: display),
          shown: display.summary(where: expected),
          moments: moments(steps, expected: displays, shown: shown), isSeen: mode != .besideAnother)
      }
      let isReplaced = count > 0 && steps[count - 1] == .replaceView
      guard mode != .replacingViews || !isReplaced || screen.view !== view else {
        throw Mismatch(
          step: count, expected: "a new view", shown: "the same \(type(of: view))",
          moments: moments(steps, expected: displays, shown: shown), isSeen: false)
      }
    }
  }

  private func moments(
    _ steps: [Step<Gesture>], expected: [Display], shown: [Display]
  ) -> [Finding.Moment] {
    shown.indices.map { index in
      Finding.Moment(
        step: index == 0 ? nil : steps[index - 1].notation,
        expected: expected[index].widgets,
        shown: shown[index].widgets)
    }
  }
}
