import AppScreens

/// A scenario run in one mode on the screens of one pattern, and what it finds there.
struct ScenarioRun<Subject: AppDefinition>: Sendable {
  typealias MakeScreen = @Sendable () -> any Screen<Subject.Gesture, Subject.Display>

  let app: Subject
  let rule: Rule<Subject.Gesture, Subject.Display>
  let pattern: String
  let scenario: Scenario<Subject.Gesture, Subject.Display>
  let mode: RunMode
  let makeScreen: MakeScreen
  let makeRightScreen: MakeScreen?

  /// The run as a check.
  var check: Check {
    Check(
      app: app.name, rule: rule.number, pattern: pattern, name: name, mode: mode,
      steps: mode.steps(of: scenario).map(\.notation)
    ) { isShrinking in
      let steps = mode.steps(of: scenario)
      guard let found = finding(after: steps, expecting: scenario.displays) else {
        return (steps.count, nil)
      }
      let shrunk = isShrinking ? shrunk(Array(steps.prefix(found.foundAfter))) : nil
      return (found.foundAfter, shrunk ?? found)
    }
  }

  private var name: String { scenario.name + mode.suffix }

  /// The same fault after no more steps than it needs; nil if nothing tells what to expect of others.
  ///
  /// A rule's own last step is kept, for it is what the rule is about.
  private func shrunk(_ steps: [Step<Subject.Gesture>]) -> Finding? {
    guard mode != .asWritten || makeRightScreen != nil else { return nil }
    let isOwn = mode == .asWritten
    func finding(after steps: [Step<Subject.Gesture>]) -> Finding? {
      let displays = makeRightScreen.map { isOwn ? history(of: steps, on: $0()) : [] }
      let finding = self.finding(after: steps, expecting: displays ?? [])
      return !isOwn || finding?.foundAfter == steps.count ? finding : nil
    }
    guard finding(after: steps) != nil else { return nil }
    let shrinking = Shrinking(steps, of: app, keepingLast: isOwn) { finding(after: $0) != nil }
    var shrunk = finding(after: shrinking.steps)
    shrunk?.foundAfter = steps.count
    shrunk?.isCutShort = shrinking.isCutShort
    return shrunk
  }

  /// A finding of this run.
  func finding(
    _ kind: Finding.Kind, _ moments: [Finding.Moment], expected: String, shown: String,
    hint: String? = nil
  ) -> Finding {
    Finding(
      app: app.name, rule: rule.number, pattern: pattern, check: name, moments: moments,
      expected: expected, shown: shown, kind: kind, foundAfter: moments.count - 1,
      hint: hint ?? rule.hint)
  }
}
