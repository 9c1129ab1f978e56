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
      let chances: Range<UInt64> = 0..<(condition.isDrawn && !condition.isSlow ? 4 : 1)
      for chance in chances {
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
    if let failure = fewest.failure, let runner = runner as? WorkerRunner {
      runner.remember(failure, after: fewest.steps.map(\.notation), of: app, on: pattern)
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

  /// The finding, told as what screens share, or as chance, where a fresh process shows it never or not always;
  /// or as too late, where the display is right a moment later.
  private func confirmed(
    _ found: Finding, _ discrepancy: Discrepancy, _ task: Task, _ condition: Condition
  ) -> Finding {
    var finding = found
    let walk = walk(discrepancy.steps, discrepancy.seed)
    guard finding.kind == .visible || finding.kind == .hidden else { return finding }
    // What is late is so in scenarios too, and to wait takes time.
    if task.isScenario, finding.kind == .visible, isRightLater(walk) { finding.tellLateness() }
    guard condition != .otherEnvironment else { return finding }
    func isShownAlone() -> Bool? {
      runner.fresh.map { runner in
        let again = self.discrepancy(
          on: walk, under: condition, exceptAtFirst: task.expected.isOpenAtFirst, in: runner)
        return again != nil
      }
    }
    guard isShownAlone() == false else { return finding }
    let alone = (0..<2).compactMap { _ in isShownAlone() }
    finding.tellSharing(
      isChance: alone.contains(true),
      condition == .leaks || condition == .memory
        ? finding.rule : app.rule(on: .withOtherScreens)?.number)
    return finding
  }

  /// Indicates whether the display is right once what was put off until later has been done.
  private func isRightLater(_ walk: Walk<Gesture>) -> Bool {
    guard let expected = specified(walk.steps)?.last else { return false }
    let trail = runner.show(walk, of: app, on: pattern, under: .pauses)
    guard trail.displays.count > walk.steps.count + 1 else { return false }
    return trail.displays.last == expected
  }
}

extension Finding {
  /// Tells that it depends on what was before, or on chance.
  fileprivate mutating func tellSharing(isChance: Bool, _ rule: String?) {
    self.rule = rule ?? self.rule
    (kind, isShownAlone) = (.hidden, false)
    hint =
      isChance
      ? """
      the same steps show at times what is right: what is done on another thread, by a clock, or by \
      chance?
      """
      : """
      in a fresh process the same steps show what is right: which static, singleton or global do \
      screens share, that others have changed before?
      """
  }

  /// Tells that the display is right later, which breaks the rule on showing it at once.
  fileprivate mutating func tellLateness() {
    rule = initialDisplayNumber
    kind = .late
    hint = """
      a display must be right at once, and this one is right only after the run loop has turned: \
      what sets it later, on the main queue, in a Task or by a Timer?
      """
  }
}

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
  ///   - pattern: The pattern.
  ///   - runner: Where to take them; this process unless given.
  /// - Returns: What came of it.
  public func outcome(
    of steps: [Step<Gesture>], under condition: Condition, seed: UInt64 = 1, on pattern: Pattern,
    in runner: any Runner = InProcess()
  ) -> WalkOutcome {
    let examination = Examination(app: self, pattern: pattern, effort: .little, runner: runner)
    let specified = condition == .plain ? examination.specified(steps) : nil
    guard condition != .plain || specified != nil else {
      return .notRun("\(name) has no specification that says what must be seen after any steps")
    }
    guard condition != .cost else {
      return .notRun("costs are measured for texts that grow: verify \(name) --rule S5")
    }
    let task = Examination<Self>.Task(
      walk: examination.walk(steps, seed),
      expected: specified.map { .displays($0) } ?? .sameAsPlainly, source: "your steps")
    var outcome = WalkOutcome.right
    let coverage = examination.take([task], under: condition) { task, found in
      outcome = found.map { .wrong(examination.finding($0, on: task, under: condition)) } ?? .right
      return true
    }
    return coverage.obstacles.first.map { .notRun($0) } ?? outcome
  }
}

extension AppDefinition {
  /// Indicates whether a pattern's screen shows something else than a scenario says, or ends its process.
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
    if case .failed = trail.ending { return true }
    return zip(trail.displays, scenario.widgets).contains { $0?.widgets != $1 }
  }
}
