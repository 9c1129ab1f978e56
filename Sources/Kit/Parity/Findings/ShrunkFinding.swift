import AppScreens

extension Examination {
  /// What is wrong, after no more steps than it needs, as a finding by the rule that explains it.
  ///
  /// Every candidate is tried as the walk was; under a condition that draws something, several times, since
  /// that falls on other steps when some are left out.
  func finding(
    _ found: Discrepancy, on task: Task, under condition: Condition
  ) -> Finding {
    func attempt(_ steps: Steps) -> Discrepancy? {
      let chances =
        condition == .memory ? Self.memoryCounts : condition.isDrawn && !condition.isSlow ? 4 : 1
      for chance in 0..<UInt64(chances) {
        let walk = self.walk(steps, task.walk.seed &+ chance)
        let again = discrepancy(
          on: walk, under: condition, exceptAtFirst: task.expected.isOpenAtFirst)
        if let again, found.isLike(again) { return again }
      }
      return nil
    }
    let canJudge = condition != .plain || app.specification != nil || found.failure != nil
    guard canJudge, let again = attempt(found.steps) else {
      return unrepeated(found, on: task, under: condition, canJudge)
    }
    let isSlow = condition.isSlow || found.failure?.isSlow ?? false
    let shrinking = Shrinking(
      again.steps, of: app, limit: isSlow ? 25 : found.failure == nil ? 2_000 : 200
    ) { attempt($0) != nil }
    let fewest = attempt(shrinking.steps) ?? again
    if fewest.failure != nil, let runner = runner as? WorkerRunner {
      runner.remember(endAfter: fewest.steps.map(\.notation), of: app, on: pattern)
    }
    var finding = told(fewest, task, condition)
    finding.foundAfter = found.steps.count
    finding.isCutShort = shrinking.isCutShort
    attribute(&finding, fewest, condition, isMinimal: !shrinking.isCutShort)
    return confirmed(finding, fewest, task, condition)
  }

  /// A finding in words, not yet under any rule.
  private func told(_ found: Discrepancy, _ task: Task, _ condition: Condition) -> Finding {
    let shown = found.shown.last ?? nil
    let expected = found.expected.last ?? nil
    let isVisible = found.fault == nil && found.failure == nil
    let steps = [nil] + found.steps.map { Optional($0.notation) }
    let moments = steps.enumerated().map { index, step in
      guard isVisible, found.expected.indices.contains(index),
        found.shown.indices.contains(index), let expected = found.expected[index],
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
    var finding = Finding(
      app: app.name, rule: "", pattern: pattern.name, condition: condition, source: task.source,
      moments: moments, expected: contrast.0, shown: contrast.1,
      kind: found.failure != nil ? .fatal : isVisible && condition == .plain ? .visible : .hidden,
      foundAfter: found.steps.count)
    finding.seed = found.seed
    finding.isSpecified = condition != .plain || app.specification != nil
    finding.failure = found.failure
    finding.hint = found.fault?.hint ?? found.failure?.hint
    return finding
  }

  /// Says which rule is broken.
  private func attribute(
    _ finding: inout Finding, _ found: Discrepancy, _ condition: Condition, isMinimal: Bool
  ) {
    let rule: Rule<Gesture>?
    if let failure = found.failure {
      rule = app.rule(survivalNumber)
      if case .unwritten = failure.cause { finding.kind = .notWritten }
    } else if condition == .plain, let shown = found.shown.last ?? nil,
      let cited = Attribution(app, after: found.steps, isMinimal: isMinimal)?.rule(brokenBy: shown)
    {
      rule = app.rule(cited)
      precondition(rule != nil, "the specification of \(app.name) cites \(cited), which is no rule")
    } else {
      rule = app.rule(on: condition)
    }
    finding.rule = rule?.number ?? ""
    finding.hint = finding.hint ?? condition.hint ?? rule?.hint
  }

  /// A finding that was not seen again: chance, or what screens share; or one that nothing tells how to shrink.
  private func unrepeated(
    _ found: Discrepancy, on task: Task, under condition: Condition, _ canJudge: Bool
  ) -> Finding {
    var finding = told(found, task, condition)
    attribute(&finding, found, condition, isMinimal: false)
    guard canJudge, finding.kind != .notWritten else { return finding }
    if finding.kind == .fatal {
      finding.kind = .unstable
      finding.shown += "; run again, it did not end"
      finding.hint = "which thread or timer decides when this happens?"
    } else {
      finding.tellSharing(isChance: false, app.rule(on: .withOtherScreens)?.number)
    }
    return finding
  }
}
