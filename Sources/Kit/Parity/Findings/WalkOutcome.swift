import AppScreens
import SharedSuite

/// What came of steps that somebody gave.
public enum WalkOutcome: Sendable {
  /// All was as it must be.
  case right

  /// Something was not.
  case wrong(Finding)

  /// It could not be tried, and why.
  case notRun(String)
}

extension AppDefinition {
  /// Takes steps on a pattern's screen under a condition.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - condition: The condition.
  ///   - seed: The seed of what the condition draws.
  ///   - rule: The number of the rule that a wrong display breaks; that which the steps tell unless given.
  ///   - pattern: The pattern.
  ///   - runner: Where to take them; this process unless given.
  /// - Returns: What came of it.
  public func outcome(
    of steps: [Step<Gesture>], under condition: Condition, seed: UInt64 = 1,
    deciding rule: String? = nil, on pattern: Pattern, in runner: any Runner = InProcess()
  ) -> WalkOutcome {
    let examination = Examination(app: self, pattern: pattern, effort: .little, runner: runner)
    guard condition != .plain || specification != nil else {
      return .notRun("\(name) has no specification that says what must be seen after any steps")
    }
    let task = Examination<Self>.Task(
      walk: examination.walk(steps, seed), source: "your steps",
      expected: condition == .plain ? examination.specified(steps) : [], isScenario: true)
    var result = CheckResult(.scenarios, condition)
    var finding: Finding?
    examination.take([task], under: condition, countedIn: &result) { task, found in
      finding = found.flatMap { examination.finding($0, on: task, under: condition) }
      return true
    }
    if let rule = rule.flatMap(self.rule), finding?.kind == .visible {
      finding?.rule = rule.number
      finding?.hint = rule.hint
      finding?.isCited = false
    }
    return result.obstacles.first.map { .notRun($0) } ?? finding.map { .wrong($0) } ?? .right
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
    switch trail.ending {
    case .failed, .notRun: return true
    case .whole, .fault: break
    }
    return zip(trail.displays, scenario.widgets).contains { $0?.widgets != $1 }
  }
}
