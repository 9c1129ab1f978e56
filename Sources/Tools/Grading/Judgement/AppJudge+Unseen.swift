import AppScreens
import SharedSuite
import TriptychParity
import TriptychToolSupport

extension AppJudge {
  /// The outcomes of steps that are drawn for one student.
  func unseen(gestures: Int, seed: UInt64) -> [RunOutcome] {
    unseen(gestures, seed, in: app)
  }

  private func unseen(_ gestures: Int, _ seed: UInt64, in app: some AppDefinition) -> [RunOutcome] {
    guard let pattern else { return [.notRun("the app has no specification to compare with")] }
    if let obstacle { return obstacle }
    let effort = Effort(gestures: gestures, walks: 6, seed: seed)
    let results = plainResults(of: app, on: pattern, effort, excusing: [])
    let findings = results.flatMap(\.findings)
    // A cursor that moves has cost the points of S8, and hides nothing else.
    if let first = findings.first(where: { $0.rule != RuleNumber.cursor }) ?? findings.first {
      // Where nothing else is wrong than a text that has cost a rule's points, that rule is meant.
      let isKnown =
        !known.isEmpty && first.failure == nil
        && plainResults(of: app, on: pattern, effort, excusing: known).flatMap(\.findings).isEmpty
      // Steps that are drawn name no rule: it is the one that leads by the scenarios.
      let cause = isKnown || first.rule.isEmpty ? reports.first?.findings.first?.rule : nil
      return [outcome(first, deciding: cause ?? first.rule)]
    }
    if runner.isOver { return [.notRun("the time was up")] }
    // Of walks in which the screen ends its process, it is not known what they would show.
    let obstructed = results.first { $0.walksNotRun > 0 }
    guard obstructed == nil, results.contains(where: \.wasRun) else {
      let reasons = (obstructed.map { [$0] } ?? results).flatMap(\.obstacles)
      return [.notRun(reasons.first ?? "no part of it could be tried")]
    }
    return [.pass]
  }

  /// What is found by steps that are drawn, and not under any condition.
  private func plainResults(
    of app: some AppDefinition, on pattern: Pattern, _ effort: Effort, excusing texts: [WrongText]
  ) -> [CheckResult] {
    let runner = runner.excusing(texts)
    return app.checks(of: [pattern], effort: effort)
      .filter { $0.condition == .plain && $0.source != .scenarios }
      .map { $0.run(in: runner) }
  }
}
