import AppScreens

/// A scenario run in one way over one pattern, and of what it finds the steps that are needed.
struct ScenarioCheck<Subject: AppDefinition> {
  let app: Subject
  let rule: Rule<Subject.Gesture, Subject.Display>
  let pattern: String
  let scenario: Scenario<Subject.Gesture, Subject.Display>
  let mode: RunMode
  let makeScreen: @Sendable () -> any Screen<Subject.Gesture, Subject.Display>
  let makeRightScreen: (@Sendable () -> any Screen<Subject.Gesture, Subject.Display>)?

  /// This as a check.
  var check: Check {
    Check(
      app: app.name, rule: rule.number, pattern: pattern, name: scenario.name + mode.suffix,
      mode: mode, outcome)
  }

  /// How many steps were taken, and what was found.
  func outcome(shrinking isShrinking: Bool) -> CheckResult {
    let steps = mode.steps(of: scenario)
    guard let found = trial.mismatch(after: steps) else { return CheckResult(steps: steps.count) }
    let start = Array(steps.prefix(found.step))
    let shrunk = isShrinking ? shrunk(start) : nil
    let mismatch = shrunk?.mismatch ?? found
    let finding = Finding(
      app: app.name, rule: rule.number, pattern: pattern, check: scenario.name + mode.suffix,
      moments: mismatch.moments, expected: mismatch.expected, shown: mismatch.shown,
      isSeen: mismatch.isSeen, isFatal: false, isUnwritten: false, foundAfter: found.step,
      isCutShort: shrunk?.isCutShort ?? false, hint: rule.hint)
    return CheckResult(steps: found.step, finding: finding)
  }

  /// The display of the new screen is judged where nothing but replacing the view follows it, so
  /// that a fault of the beginning is found by the rules on the beginning, and not by all of them.
  private var trial: ScenarioRun<Subject.Gesture, Subject.Display> {
    let displays = scenario.displays
    return ScenarioRun(
      mode: mode, makeScreen: makeScreen,
      judgesStart: mode != .asWritten || scenario.steps.allSatisfy { $0 == .replaceView },
      expectation: { _ in displays },
      distraction: { [draw = GestureGenerator(app)] in draw.gesture(using: &$0) })
  }

  /// What is left of the steps; nil where nothing tells what must be seen after any others.
  ///
  /// A rule's own last step is kept, for it is what the rule is about.
  private func shrunk(
    _ steps: [Step<Subject.Gesture>]
  ) -> (mismatch: Mismatch, isCutShort: Bool)? {
    var trial = trial
    if mode == .asWritten {
      guard let makeRightScreen else { return nil }
      trial.expectation = { ScenarioRun.history(of: $0, on: makeRightScreen()) }
      guard trial.mismatch(after: steps)?.step == steps.count else { return nil }
    }
    let shrinking = Shrinking(steps, of: app, keepingLast: mode == .asWritten) { steps in
      guard let step = trial.mismatch(after: steps)?.step else { return false }
      return mode != .asWritten || step == steps.count
    }
    guard let mismatch = trial.mismatch(after: shrinking.steps) else { return nil }
    return (mismatch, shrinking.isCutShort)
  }
}
