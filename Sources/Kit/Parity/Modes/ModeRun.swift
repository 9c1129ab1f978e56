import AppScreens

/// A run of steps in one mode on the screens of one pattern, and what it finds there.
struct ModeRun<Subject: AppDefinition>: Sendable {
  typealias MakeScreen = @Sendable () -> any Screen<Subject.Gesture, Subject.Display>

  let app: Subject
  let rule: Rule<Subject.Gesture, Subject.Display>
  let pattern: String
  let mode: RunMode

  /// The name of the check, by which the run is found again.
  let name: String

  let makeScreen: MakeScreen
  let grace: Grace

  /// The seed of what is drawn in the run, beside its steps; 0 for that of a scenario.
  var seed: UInt64 = 0

  /// Indicates whether the display of the new screen is judged.
  var judgesStart = true

  /// The first thing that is not as it must be, when steps are taken in the mode of the run.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - displays: What must be seen at first and after each step; looked at only in a run of the
  ///     scenario as it is written, since in other modes the screen is compared with itself.
  /// - Returns: The finding; nil if all is as it must be.
  func finding(
    after steps: [Step<Subject.Gesture>], expecting displays: [Subject.Display] = []
  ) -> Finding? {
    do throws(Finding) {
      switch mode {
      case .asWritten: try run(steps, expecting: displays)
      case .enduring: _ = history(of: steps, on: makeScreen())
      case .besideAnother: try runBesideAnother(steps)
      case .throughViews: try runThroughViews(steps)
      case .lookingIrregularly: try runLookingIrregularly(steps)
      case .pausing: try runPausing(steps)
      case .elsewhere: try runElsewhere(steps)
      case .answeringWithdrawn: try runAnsweringWithdrawn(steps)
      case .replacingViews:
        try run(steps, expecting: history(of: steps, on: makeScreen(), keepingTheView: true))
      case .holdingReplacedViews: try runHoldingReplacedViews(steps)
      case .watchingRelease: try watchRelease(steps)
      case .countingMemory: try countMemory(steps)
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

  /// Answering every request as soon as it is withdrawn, with success and with failure: the same is
  /// seen as without.
  private func runAnsweringWithdrawn(_ steps: [Step<Subject.Gesture>]) throws(Finding) {
    let displays = history(of: steps, on: makeScreen())
    for isFailing in [false, true] {
      try run(steps, expecting: displays) { $0.world.answerWithdrawn(failing: isFailing) }
    }
  }

  /// Takes steps on a new screen, on which after each of them displays are expected.
  func run(
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

  private func moments(
    _ steps: [Step<Subject.Gesture>], _ expected: [Subject.Display], _ shown: [Subject.Display]
  ) -> [Finding.Moment] {
    shown.indices.map { index in
      Finding.Moment(
        step: index == 0 ? nil : steps[index - 1].notation, expected: expected[index].widgets,
        shown: shown[index].widgets)
    }
  }

  /// A finding that the displays after the steps do not tell, after so many of them.
  func hiddenFinding(
    _ steps: [Step<Subject.Gesture>], _ count: Int, expected: String, shown: String,
    hint: String? = nil
  ) -> Finding {
    let moments = steps.prefix(count).map { Finding.Moment(step: $0.notation) }
    return finding(
      .hidden, [Finding.Moment(step: nil)] + moments, expected: expected, shown: shown, hint: hint)
  }

  /// A finding of this run.
  func finding(
    _ kind: Finding.Kind, _ moments: [Finding.Moment], expected: String, shown: String,
    hint: String? = nil
  ) -> Finding {
    Finding(
      app: app.name, rule: rule.number, pattern: pattern, check: name, moments: moments,
      expected: expected, shown: shown, kind: kind, foundAfter: moments.count - 1,
      hint: hint ?? mode.hint ?? rule.hint)
  }
}
