import AppScreens
import SharedSuite

extension AppDefinition {
  /// Takes steps on a pattern's screen under a condition.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - condition: The condition.
  ///   - seed: The seed of what the condition draws.
  ///   - rule: The number of the rule that a wrong display breaks; the one that the steps break unless given.
  ///   - isShortened: Indicates whether fewer steps are shown where these are enough.
  ///   - pattern: The pattern.
  ///   - runner: Where to take them; this process unless given.
  /// - Returns: What came of it.
  public func outcome(
    of steps: [Step<Gesture>], under condition: Condition, seed: UInt64 = 1,
    deciding rule: String? = nil, shortened isShortened: Bool = true, on pattern: Pattern,
    in runner: any Runner = InProcess()
  ) -> Outcome<Finding> {
    let examination = Examination(app: self, pattern: pattern, effort: .little, runner: runner)
    guard condition != .plain || specification != nil else {
      return .notRun("\(name) has no specification that says what must be seen after any steps")
    }
    let planned = PlannedWalk<Self>(
      walk: walk(steps, seed), origin: "your steps", isWritten: true,
      reference: reference(of: steps))
    switch examination.take([planned], under: condition)[0] {
    case .right: return .right
    case .notRun(let reason): return .notRun(reason)
    case .wrong(let found):
      guard examination.isConfirmed(found, under: condition) else { return .right }
      let named = examination.named(found, under: condition)
      var finding =
        isShortened
        ? examination.finding(named, under: condition)
        : examination.makeFinding(of: named, under: condition)
      if let rule = rule.flatMap(self.rule), finding.kind == .visible {
        (finding.rule, finding.hint) = (rule.number, rule.hint)
      }
      return .wrong(finding)
    }
  }

  /// Indicates whether a screen shows something else than a scenario says, or cannot show it to its end.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - pattern: The pattern.
  ///   - runner: Where to take the steps.
  /// - Returns: Whether it does.
  package func breaks(
    _ scenario: Scenario<Gesture>, on pattern: Pattern, in runner: any Runner
  ) -> Bool {
    let trail = runner.show(Walk(scenario.steps), of: self, on: pattern)
    guard case .right = trail.ending else { return true }
    return Reference(written: scenario.widgets).firstDifference(from: trail.displays) != nil
  }
}
