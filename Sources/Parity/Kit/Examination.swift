import AppScreens

/// A scenario run in one way over one pattern, and of what it finds the steps that are needed.
struct Examination<Subject: App> {
  let app: Subject
  let rule: Rule<Subject.Gesture, Subject.Display>
  let pattern: String
  let scenario: Scenario<Subject.Gesture, Subject.Display>
  let way: Way
  let makeScreen: @Sendable () -> any Screen<Subject.Gesture, Subject.Display>
  let makeRightScreen: (@Sendable () -> any Screen<Subject.Gesture, Subject.Display>)?

  /// This as a check.
  var check: Check {
    Check(
      app: app.name, rule: rule.number, pattern: pattern, name: scenario.name + way.suffix,
      way: way, outcome)
  }

  /// How many steps were taken, and what was found.
  func outcome(shrinking isShrinking: Bool) -> Outcome {
    let steps = way.steps(of: scenario)
    guard let found = trial.discrepancy(after: steps) else { return Outcome(steps: steps.count) }
    let start = Array(steps.prefix(found.step))
    let shrunk = isShrinking ? shrunk(start) : nil
    let discrepancy = shrunk?.discrepancy ?? found
    let finding = Finding(
      app: app.name, rule: rule.number, pattern: pattern, check: scenario.name + way.suffix,
      moments: discrepancy.moments, expected: discrepancy.expected, shown: discrepancy.shown,
      isSeen: discrepancy.isSeen, isFatal: false, isUnwritten: false, foundAfter: found.step,
      isCutShort: shrunk?.isCutShort ?? false, hint: rule.hint)
    return Outcome(steps: found.step, finding: finding)
  }

  /// The display of the new screen is judged where nothing but replacing the view follows it, so
  /// that a fault of the beginning is found by the rules on the beginning, and not by all of them.
  private var trial: Trial<Subject.Gesture, Subject.Display> {
    let displays = scenario.displays
    return Trial(
      way: way, makeScreen: makeScreen,
      judgesStart: way != .asItStands || scenario.steps.allSatisfy { $0 == .replaceView },
      expectation: { _ in displays },
      distraction: { [draw = Draw(app)] in draw.gesture(using: &$0) })
  }

  /// What is left of the steps; nil where nothing tells what must be seen after any others.
  ///
  /// A rule's own last step is kept, for it is what the rule is about.
  private func shrunk(
    _ steps: [Step<Subject.Gesture>]
  ) -> (discrepancy: Discrepancy, isCutShort: Bool)? {
    var trial = trial
    if way == .asItStands {
      guard let makeRightScreen else { return nil }
      trial.expectation = { Trial.history(of: $0, on: makeRightScreen()) }
      guard trial.discrepancy(after: steps)?.step == steps.count else { return nil }
    }
    let shrinking = Shrinking(steps, of: app, keepingLast: way == .asItStands) { steps in
      guard let step = trial.discrepancy(after: steps)?.step else { return false }
      return way != .asItStands || step == steps.count
    }
    guard let discrepancy = trial.discrepancy(after: shrinking.steps) else { return nil }
    return (discrepancy, shrinking.isCutShort)
  }
}
