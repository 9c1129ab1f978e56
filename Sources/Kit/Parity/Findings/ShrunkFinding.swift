import AppScreens
import SharedSuite

extension Examination {
  /// What is wrong, after no more steps than it needs, as a finding by the rule that explains it.
  ///
  /// Every candidate is tried as the walk was; under a condition that draws something, several times, since
  /// that falls on other steps when some are left out.
  func finding(
    _ found: Discrepancy, on task: Task, under condition: Condition
  ) -> Finding {
    let quickest = condition == .pauses ? withShorterPauses(showing: found) : self
    func attempt(_ steps: Steps) -> Discrepancy? {
      drawnAgain(walk(steps, task.walk.seed), under: condition).lazy.compactMap { walk in
        quickest.discrepancy(
          on: walk, under: condition, exceptAtFirst: found.isOpenAtFirst)
      }.first(where: found.isLike)
    }
    let canJudge = condition != .plain || app.specification != nil || found.failure != nil
    guard canJudge, let again = attempt(found.steps) else {
      var finding = told(found, task, condition, isMinimal: false)
      if canJudge, finding.kind != .notWritten {
        tellNotRepeated(&finding, on: walk(found.steps, found.seed))
      }
      return finding
    }
    let isSlow = condition.facts.isSlow || found.failure?.isSlow ?? false
    let shrinking = Shrinking(
      again.steps, of: app, limit: isSlow ? 25 : found.failure == nil ? 2_000 : 200
    ) { attempt($0) != nil }
    let fewest = attempt(shrinking.steps) ?? again
    // What ends it under a condition may do no harm without that.
    if condition == .plain, fewest.failure != nil, let runner = runner as? WorkerRunner {
      runner.remember(endAfter: fewest.steps.map(\.notation), of: app, on: pattern)
    }
    var finding = told(fewest, task, condition, isMinimal: !shrinking.isCutShort)
    finding.isCutShort = shrinking.isCutShort
    confirm(&finding, fewest, task, condition)
    return finding
  }

  /// The walk, and the same steps with other seeds where a condition may show something only with some.
  func drawnAgain(_ walk: Walk<Gesture>, under condition: Condition) -> [Walk<Gesture>] {
    (0..<UInt64(condition.facts.tries)).map { self.walk(walk.steps, walk.seed &+ $0) }
  }

  /// The same with the shortest pauses that show what was found, since each try of other steps takes them.
  private func withShorterPauses(showing found: Discrepancy) -> Examination {
    [0.02, 0.2].lazy
      .map { taken(in: runner.pausing($0)) }
      .first { hasty in
        hasty.discrepancy(on: walk(found.steps, found.seed), under: .pauses).map(found.isLike)
          ?? false
      } ?? self
  }

  /// A finding in words, by the rule that is broken.
  func told(
    _ found: Discrepancy, _ task: Task, _ condition: Condition, isMinimal: Bool
  ) -> Finding {
    let walk = walk(found.steps, found.seed)
    let shown = found.shown.last ?? nil
    let expected = found.expected.last?.widgets
    let isVisible = found.fault == nil && found.failure == nil
    let steps = [nil] + found.steps.map { Optional($0.notation) }
    let moments = steps.enumerated().map { index, step in
      guard isVisible, found.expected.indices.contains(index),
        found.shown.indices.contains(index), let expected = found.expected[index].widgets,
        let shown = found.shown[index]
      else { return Finding.Moment(step: step) }
      return Finding.Moment(step: step, expected: expected, shown: shown.widgets)
    }
    let contrast: (String, String) =
      if let failure = found.failure {
        ("a display", "\(failure)")
      } else if let fault = found.fault {
        (fault.expected, fault.shown)
      } else if let expected, let shown {
        (expected.summary(where: shown.widgets), shown.widgets.summary(where: expected))
      } else {
        ("a display", "none")
      }
    let rule = rule(brokenIn: found, under: condition, isMinimal: isMinimal)
    var finding = Finding(
      app: app.name, rule: rule?.number ?? "", pattern: pattern.name, condition: condition,
      source: task.source, moments: moments, expected: contrast.0, shown: contrast.1,
      kind: found.kind(under: condition))
    finding.seed = found.seed
    finding.isSpecified = condition != .plain || app.specification != nil
    finding.failure = found.failure
    finding.hint =
      found.fault?.hint ?? found.failure?.hint ?? condition.facts.hint ?? rule?.hint
    if condition == .viaViews, (1...24).contains(found.steps.count) {
      finding.hint = "\(finding.hint.map { "\($0) " } ?? "")(\(walk.gesturePlacesInWords))"
    }
    return finding
  }

  /// The rule that explains what is wrong.
  private func rule(
    brokenIn found: Discrepancy, under condition: Condition, isMinimal: Bool
  ) -> Rule<Gesture>? {
    if found.failure != nil { return app.rule(survivalNumber) }
    guard condition == .plain, let shown = found.shown.last ?? nil,
      let cited = app.rule(brokenBy: shown, after: found.steps, isMinimal: isMinimal)
    else { return app.rule(on: condition) }
    let rule = app.rule(cited)
    precondition(rule != nil, "the specification of \(app.name) cites \(cited), which is no rule")
    return rule
  }
}
