import AppScreens

extension ScenarioRun {
  /// The first thing that is not as it must be, when steps are taken in the mode of the run.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - displays: What must be seen at first and after each step; looked at only in a run of the
  ///     scenario as it is written, since in other modes the screen is compared with itself.
  /// - Returns: The finding; nil if all is as it must be.
  func finding(
    after steps: [Step<Subject.Gesture>], expecting displays: [Subject.Display]
  ) -> Finding? {
    do throws(Finding) {
      switch mode {
      case .asWritten: try run(steps, expecting: displays)
      case .enduring: _ = history(of: steps, on: makeScreen())
      case .besideAnother: try runBesideAnother(steps)
      case .answeringWithdrawn: try runAnsweringWithdrawn(steps)
      case .replacingViews:
        try run(steps, expecting: history(of: steps, on: makeScreen(), keepingTheView: true))
      case .watchingRelease:
        if !isWorldApart { try leaveWorld(steps) }
        try watchRelease(steps)
      case .leavingTheWorld: try leaveWorld(steps)
      }
      return nil
    } catch {
      return error
    }
  }

  /// The displays at first and after each step; a screen that keeps its view is spared replacements.
  func history(
    of steps: [Step<Subject.Gesture>], on screen: any Screen<Subject.Gesture, Subject.Display>,
    keepingTheView: Bool = false
  ) -> [Subject.Display] {
    var displays = [screen.display]
    for step in steps {
      if step != .replaceView || !keepingTheView { screen.take(step) }
      displays.append(screen.display)
    }
    return displays
  }

  /// Beside another screen on which other steps are taken: the same is seen as without.
  private func runBesideAnother(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    let others = StepGenerator(app)
    var generator = SeededGenerator(seed: 0)
    let other = makeScreen()
    try run(steps, expecting: history(of: steps, on: makeScreen())) { _ in
      other.take(others.step(using: &generator))
    }
  }

  /// Answering every request as soon as it is withdrawn, with success and with failure: the same is
  /// seen as without.
  private func runAnsweringWithdrawn(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    let displays = history(of: steps, on: makeScreen())
    for isFailing in [false, true] {
      try run(steps, expecting: displays) { $0.world.answerWithdrawn(failing: isFailing) }
    }
  }

  private func run(
    _ steps: [Step<Subject.Gesture>], expecting displays: [Subject.Display],
    disturbing: (any Screen<Subject.Gesture, Subject.Display>) -> Void = { _ in }
  ) throws(Finding) {
    let screen = makeScreen()
    var shown: [Subject.Display] = []
    for (count, expected) in displays.enumerated() {
      let view = screen.view
      if count > 0 { screen.take(steps[count - 1]) }
      disturbing(screen)
      let display = screen.display
      shown.append(display)
      guard display == expected || count == 0 && !judgesStart else {
        throw finding(
          mode.isRepeatable ? .visible : .hidden, moments(steps, displays, shown),
          expected: expected.summary(where: display), shown: display.summary(where: expected))
      }
      let isReplaced = count > 0 && steps[count - 1] == .replaceView
      guard mode != .replacingViews || !isReplaced || screen.view !== view else {
        throw finding(
          .hidden, moments(steps, displays, shown), expected: "a new view",
          shown: "the same \(type(of: view))")
      }
    }
  }

  /// The display of the new screen is judged where nothing but replacing the view follows it, so
  /// that a fault of the beginning is found by the rules on the beginning, and not by all of them.
  private var judgesStart: Bool {
    mode != .asWritten || scenario.steps.allSatisfy { $0 == .replaceView }
  }

  private func moments(
    _ steps: [Step<Subject.Gesture>], _ expected: [Subject.Display], _ shown: [Subject.Display]
  ) -> [Finding.Moment] {
    shown.indices.map { index in
      Finding.Moment(
        step: index == 0 ? nil : steps[index - 1].notation, expected: expected[index].widgets,
        shown: shown[index].widgets)
    }
  }
}
