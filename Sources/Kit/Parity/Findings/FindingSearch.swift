import AppScreens
import SharedSuite
import TriptychTerminal

extension Examination {
  /// A finding for each rule that discrepancies break, from the shortest of each.
  func findings(of found: [Discrepancy<Subject>], under condition: Condition) -> [Finding] {
    var findings: [Finding] = []
    var explained: Set<String> = []
    let found = found.map { named($0, under: condition) }
    for discrepancy in found.sorted(by: { $0.walk.steps.count < $1.walk.steps.count }) {
      let number = rule(brokenIn: discrepancy, under: condition)?.number ?? ""
      guard !explained.contains(number), isConfirmed(discrepancy, under: condition) else {
        continue
      }
      let finding = finding(discrepancy, under: condition)
      // Where it is not seen each time, other threads may only have been late.
      guard
        finding.isShownAlone
          || isConfirmed(discrepancy, under: condition, after: SearchLimits.patience)
      else { continue }
      explained.insert(number)
      if !findings.contains(where: { $0.rule == finding.rule }) { findings.append(finding) }
    }
    return findings
  }

  /// What is wrong, after no more steps than it needs, as a finding by the rule that explains it.
  ///
  /// Every candidate is tried as the walk was; under a condition that draws something, several times, since
  /// that falls on other steps when some are left out.
  ///
  /// - Parameters:
  ///   - found: What is wrong.
  ///   - condition: The condition.
  /// - Returns: The finding.
  func finding(_ found: Discrepancy<Subject>, under condition: Condition) -> Finding {
    let quickest = condition.facts.pauses ? withShorterPauses(found) : found.walk
    var seconds = 0.0
    func attempt(_ steps: Steps) -> Discrepancy<Subject>? {
      quickest.drawnAgain(steps, under: condition, of: app).lazy.compactMap { walk in
        discrepancy(like: found, on: walk, under: condition, adding: &seconds)
      }.first { found.isLike($0) }
    }
    // Walks with pauses wait at the same time; but one that ends its process ends all of them.
    let areTakenTogether = condition.facts.pauses && found.failure == nil
    func firstShowing(_ candidates: [Steps]) -> Int? {
      guard areTakenTogether else { return candidates.firstIndex { attempt($0) != nil } }
      let walks = candidates.map { steps in
        var walk = quickest
        walk.steps = steps
        return planned(walk, like: found)
      }
      return take(walks, under: condition, adding: &seconds).firstIndex { outcome in
        if case .wrong(let other) = outcome { found.isLike(other) } else { false }
      }
    }
    guard condition != .plain || app.specification != nil || found.failure != nil else {
      return makeFinding(of: found, under: condition)
    }
    guard let again = attempt(found.walk.steps) else {
      var finding = makeFinding(of: found, under: condition)
      // Where the time is up, nothing is known of a second run.
      finding.isCutShort = !canTake(found.planned, under: condition)
      if finding.kind != .notWritten, !finding.isCutShort {
        let hint = finding.hint
        markAsUnrepeatable(&finding, found)
        // A cursor that moves late is seen only at times, though not by chance.
        if found.isOfCursor, finding.kind != .late {
          finding.hint = ["which task, timer or queue sets the field later?", hint]
            .compactMap(\.self).joined(separator: " ")
        }
      }
      return finding
    }
    // The tasks of a main-actor screen may sleep at each step.
    let areSlow =
      condition.facts.pauses || found.failure?.isSlow ?? false
      || app.isOnMainActor(in: pattern) && seconds > 0.05
    let shrinking = Shrinking(
      again.walk.steps, of: app,
      limit: areTakenTogether
        ? SearchLimits.roundsWithPauses
        : SearchLimits.candidates(areSlow: areSlow, endProcess: found.failure != nil),
      together: areTakenTogether, by: firstShowing)
    let fewest = namedOnNewView(attempt(shrinking.steps) ?? again, under: condition)
    // What ends it under a condition may do no harm without that.
    if condition == .plain, let failure = fewest.failure, let runner = runner as? WorkerRunner {
      runner.remember(failure, after: fewest.walk.steps.map(\.notation), of: app, on: pattern)
    }
    var finding = makeFinding(of: fewest, under: condition)
    if fewest.walk.steps != found.walk.steps {
      if condition != .plain {
        // The name of a scenario tells what its rule is about, which a condition is not.
        let count = fewest.walk.steps.count
        finding.source = count == 0 ? "a new screen" : count.counted("step")
      } else if found.planned.isWritten, found.planned.rule != nil {
        finding.source = "shortened from \(finding.source.quotedExcerpt)"
      }
    }
    finding.isCutShort = shrinking.isCutShort
    confirm(&finding, fewest)
    return finding
  }

  /// Indicates whether a walk can still be taken.
  private func canTake(_ planned: PlannedWalk<Subject>, under condition: Condition) -> Bool {
    if case .notRun = take([planned], under: condition)[0] { false } else { true }
  }

  /// The walk with the shortest pauses that show what was found, since each try of other steps takes them.
  private func withShorterPauses(_ found: Discrepancy<Subject>) -> Walk<Gesture> {
    let walks = SearchLimits.shorterPauses.map { share in
      var walk = found.walk
      walk.pauseShare = share
      return walk
    }
    return walks.first {
      discrepancy(like: found, on: $0, under: .pauses).map(found.isLike) ?? false
    }
      ?? found.walk
  }

  /// A finding by the rule that is broken.
  func makeFinding(of found: Discrepancy<Subject>, under condition: Condition) -> Finding {
    let steps = found.walk.steps
    let moments = (0...steps.count).map { count in
      let step = count == 0 ? nil : steps[count - 1].notation
      guard found.defect == nil, found.shown.indices.contains(count),
        let shown = found.shown[count]?.widgets,
        let expected = found.planned.reference.expected(after: count, besides: shown)
      else { return Finding.Moment(step: step) }
      return Finding.Moment(step: step, expected: expected, shown: shown)
    }
    let (expected, shown) =
      switch found.defect {
      case .failure(let failure): ("a display", "\(failure)")
      case .fault(let fault): (fault.expected, fault.shown)
      case nil:
        found.contrast.map { ($0.summary(where: $1), $1.summary(where: $0)) }
          ?? ("a display", "none")
      }
    let rule = rule(brokenIn: found, under: condition)
    var finding = Finding(
      app: app.name, rule: rule?.number ?? "", pattern: pattern.name, condition: condition,
      source: found.planned.origin, moments: moments, expected: expected, shown: shown,
      kind: found.kind(under: condition))
    finding.seed = found.walk.seed
    finding.invocation = runner.invocation
    finding.isSpecified = condition != .plain || app.specification != nil
    finding.failure = found.failure
    let ofCondition = found.isOfCursor ? nil : condition.facts.hint
    // Where a new view is wrong, it matters less in what.
    let ofDisplay = rule?.number == RuleNumber.replaceableView ? nil : found.displayHint
    let ofRule = ofCondition ?? rule?.hint
    let hint = found.defect?.hint ?? ofDisplay ?? ofRule ?? (rule == nil ? found.stepHint : nil)
    let hints = [hint, condition.remark(on: found.walk)].compactMap(\.self)
    finding.hint = hints.isEmpty ? nil : hints.joined(separator: " ")
    return finding
  }

  /// The rule that is broken: of a wrong display the one that it is an example of.
  private func rule(
    brokenIn found: Discrepancy<Subject>, under condition: Condition
  ) -> Rule<Gesture>? {
    if found.failure != nil { return app.rule(RuleNumber.survival) }
    if found.isOfCursor { return app.rule(RuleNumber.cursor) }
    return condition == .plain ? found.planned.rule.flatMap(app.rule) : app.rule(on: condition)
  }

  /// A wrong display that no scenario has shown, as an example of the rule that leads by the outcomes of all
  /// scenarios, if one goes wrong.
  func named(
    _ found: Discrepancy<Subject>, under condition: Condition
  ) -> Discrepancy<Subject> {
    guard condition == .plain, found.planned.rule == nil, found.failure == nil, !found.isOfCursor
    else { return found }
    let rule = leadingRule
    // A text is no example of a cursor that moves.
    return rule == RuleNumber.cursor ? found : found.shows(rule)
  }

  /// A wrong display that breaks no rule that is known, as an example of the rule on new views, if nothing is wrong
  /// as long as no view is replaced.
  private func namedOnNewView(
    _ found: Discrepancy<Subject>, under condition: Condition
  ) -> Discrepancy<Subject> {
    guard condition == .plain, found.planned.rule == nil, found.defect == nil, !found.isOfCursor,
      found.walk.steps.contains(.replaceView)
    else { return found }
    var walk = found.walk
    walk.steps.removeAll { $0 == .replaceView }
    guard case .right = take([planned(walk, like: found)], under: condition)[0] else {
      return found
    }
    return found.shows(RuleNumber.replaceableView)
  }

  /// The rule that leads by the outcomes of the scenarios; nil if all are right.
  private var leadingRule: String? {
    var scenarios = ScenarioSource(app)
    var walks = scenarios.next(after: [])
    while !walks.isEmpty { walks = scenarios.next(after: take(walks, under: .plain)) }
    var result = CheckResult(.scenarios, .plain)
    scenarios.complete(&result)
    return result.outcomes.leadingRule
  }
}

extension Walk {
  /// Other steps with the seed of this walk, and with others where a condition may show something only with
  /// some.
  func drawnAgain<Subject: AppDefinition>(
    _ steps: [Step<Gesture>], under condition: Condition, of app: Subject
  ) -> [Self] where Subject.Gesture == Gesture {
    (0..<UInt64(condition.facts.tries)).map { chance in
      guard chance > 0 else {
        var walk = self
        walk.steps = steps
        return walk
      }
      return app.walk(steps, seed &+ chance)
    }
  }
}
