import AppScreens
import Foundation

/// A scenario run in one mode on the screens of one pattern, and what it finds there.
struct ScenarioRun<Subject: AppDefinition>: Sendable {
  typealias MakeScreen = ModeRun<Subject>.MakeScreen

  let app: Subject
  let rule: Rule<Subject.Gesture, Subject.Display>
  let pattern: String
  let scenario: Scenario<Subject.Gesture, Subject.Display>
  let mode: RunMode
  let makeScreen: MakeScreen
  let makeRightScreen: MakeScreen?
  let grace: Grace

  /// The run as a check.
  var check: Check {
    Check(
      app: app.name, rule: rule.number, pattern: pattern, name: run.name, mode: mode,
      runs: { [mode.steps(of: scenario.steps).map(\.notation)] }, body: result)
  }

  private func result(shrinking isShrinking: Bool) -> CheckResult {
    let steps = mode.steps(of: scenario.steps)
    guard let found = run.finding(after: steps, expecting: scenario.displays) else {
      return CheckResult(steps: steps.count, finding: nil)
    }
    let taken = Array(steps.prefix(found.foundAfter))
    let shown = mode == .asWritten ? run.history(of: taken, on: makeScreen()).last : nil
    let fits = shown.map { fit(taken, scenario.displays, $0) } ?? true
    var finding = isShrinking ? shrunk(taken, like: found, fitting: fits) ?? found : found
    if !fits { finding.hint = nil }
    if isShrinking, mode == .asWritten, isRightLater(after: taken) { finding.tellsLateness() }
    return CheckResult(
      steps: found.foundAfter, finding: finding, shown: shown.flatMap(Self.encoded))
  }

  private static func encoded(_ display: Subject.Display) -> Data? {
    do { return try JSONEncoder().encode(display) } catch { return nil }
  }

  /// True if every display is right once what was put off until later has been done.
  private func isRightLater(after steps: [Step<Subject.Gesture>]) -> Bool {
    let screen = makeScreen()
    for (count, expected) in scenario.displays.prefix(steps.count + 1).enumerated() {
      if count > 0 { screen.take(steps[count - 1]) }
      guard LaterWork.finish(), screen.display == expected else { return false }
    }
    return true
  }

  /// The run of the scenario's steps.
  ///
  /// The display of the new screen is judged where nothing but replacing the view follows it, so
  /// that a fault of the beginning is found by the rules on the beginning, and not by all of them.
  private var run: ModeRun<Subject> {
    ModeRun(
      app: app, rule: rule, pattern: pattern, mode: mode, name: scenario.name + mode.suffix,
      makeScreen: makeScreen, grace: grace,
      judgesStart: mode != .asWritten || scenario.steps.allSatisfy { $0 == .replaceView })
  }

  /// True if the rule is about what is wrong after some steps, so that its hint helps.
  private func fit(
    _ steps: [Step<Subject.Gesture>], _ displays: [Subject.Display], _ shown: Subject.Display
  ) -> Bool {
    guard !rule.points.isEmpty else { return steps.count == scenario.steps.count }
    let situation = Situation(
      steps: steps[...], displays: displays.prefix(steps.count + 1), shown: shown)
    return rule.points.contains { $0.fits(situation) }
  }

  /// The same fault after no more steps than it needs; nil if nothing tells what to expect of others.
  ///
  /// It is the same where the same widgets are wrong, at a moment at which the rule decides as well.
  /// A rule's own last step is kept, for it is what the rule is about.
  private func shrunk(
    _ steps: [Step<Subject.Gesture>], like found: Finding, fitting fits: Bool
  ) -> Finding? {
    guard mode != .asWritten || makeRightScreen != nil else { return nil }
    let isOwn = mode == .asWritten
    func finding(after steps: [Step<Subject.Gesture>]) -> Finding? {
      let displays = makeRightScreen.map { isOwn ? run.history(of: steps, on: $0()) : [] } ?? []
      guard let finding = run.finding(after: steps, expecting: displays),
        finding.wrongWidgets == found.wrongWidgets
      else { return nil }
      guard isOwn else { return finding }
      guard finding.foundAfter == steps.count else { return nil }
      guard fits, !rule.points.isEmpty else { return finding }
      let shown = run.history(of: steps, on: makeScreen())
      return shown.last.map { fit(steps, displays, $0) } ?? false ? finding : nil
    }
    guard finding(after: steps) != nil else { return nil }
    let shrinking = Shrinking(steps, of: app, keepingLast: isOwn) { finding(after: $0) != nil }
    var shrunk = finding(after: shrinking.steps)
    shrunk?.foundAfter = steps.count
    shrunk?.isCutShort = shrinking.isCutShort
    return shrunk
  }
}

extension Finding {
  /// Tells that the display is right later, which breaks S1, whatever rule the check decides.
  fileprivate mutating func tellsLateness() {
    rule = initialDisplayNumber
    kind = .late
    hint = """
      a display must be right at once, and this one is right only after the run loop has turned: \
      what sets it later, on the main queue, in a Task or by a Timer?
      """
  }
}
