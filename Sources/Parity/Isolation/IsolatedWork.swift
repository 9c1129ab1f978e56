import AppScreens

/// Checks and comparisons in a process of their own, and what is made of it when that dies.
struct IsolatedWork<Subject: AppDefinition> {
  let app: Subject
  let isolation: Isolation

  /// What came of a check; of one that the process died of, a finding that says so.
  func outcome(
    of check: Check, at index: Int, reference: Pattern?, shrinking isShrinking: Bool
  ) -> CheckResult {
    func outcome(shrinking isShrinking: Bool) throws(ProcessFailure) -> CheckResult {
      try isolation.answer(
        to: .check(
          app: app.name, pattern: check.pattern, index: index, reference: reference?.name,
          isShrinking: isShrinking))
    }
    do throws(ProcessFailure) {
      let whole = try outcome(shrinking: false)
      guard isShrinking, whole.finding != nil else { return whole }
      do throws(ProcessFailure) {
        return try outcome(shrinking: true)
      } catch {
        return whole  // What it died of came up in shrinking only.
      }
    } catch {
      guard error.pattern != nil else { return CheckResult(death: error, before: check) }
      return CheckResult(death: isShrinking ? shrunk(error) : error, of: check)
    }
  }

  /// What came of a comparison; when a screen dies of it, its pattern is left out of the rest.
  ///
  /// - Parameters:
  ///   - patterns: The patterns.
  ///   - empty: What came of it before anything was compared.
  ///   - divergence: Where the result has its difference.
  ///   - order: The order to compare patterns of some names.
  /// - Returns: The result, with the first death for a difference if there was one.
  func compare<Result: Decodable>(
    _ patterns: [Pattern], empty: Result, _ difference: WritableKeyPath<Result, Difference?>,
    _ order: ([String]) -> WorkerRequest
  ) -> Result {
    var names = patterns.filter { app.screenFactory(in: $0) != nil }.map(\.name)
    var result = empty
    var end: Difference?
    while !names.isEmpty {
      do throws(ProcessFailure) {
        result = try isolation.answer(to: order(names))
        break
      } catch {
        let death = shrunk(error)
        if end == nil { end = self.difference(death, error.steps.count, among: names) }
        guard let pattern = death.pattern else { break }
        names.removeAll { $0 == pattern }
      }
    }
    result[keyPath: difference] = end ?? result[keyPath: difference]
    return result
  }

  private func difference(_ death: ProcessFailure, _ found: Int, among names: [String])
    -> Difference
  {
    let shown = names.map { name in
      guard name != death.pattern else { return "\(death)" }
      do throws(ProcessFailure) {
        let widgets: [Widget] = try replay(death.steps, on: name)
        return widgets.summary
      } catch {
        return "\(error)"
      }
    }
    return Difference(
      fatalTo: app.name, steps: death.steps,
      shown: zip(names, shown).map(Difference.Shown.init), foundAfter: found,
      isCutShort: death.isCutShort)
  }

  private func replay(_ steps: [String], on pattern: String) throws(ProcessFailure) -> [Widget] {
    try isolation.answer(to: .replay(app: app.name, pattern: pattern, steps: steps))
  }

  /// A death after as few steps as were found to lead to one of its kind.
  ///
  /// Every try may end a process, and one that hangs takes its time, so that there are few.
  private func shrunk(_ death: ProcessFailure) -> ProcessFailure {
    guard let pattern = death.pattern else { return death }
    func isFatal(_ steps: [Step<Subject.Gesture>]) -> Bool {
      do throws(ProcessFailure) {
        _ = try replay(steps.map(\.notation), on: pattern)
        return false
      } catch {
        return error.isLike(death)
      }
    }
    do {
      let steps = try death.steps.flatMap(Step<Subject.Gesture>.read)
      guard isFatal(steps) else { return death }
      let shrinking = Shrinking(
        steps, of: app, limit: 200, successes: death.isSlow ? 3 : 100, while: isFatal)
      var shrunk = death
      shrunk.steps = shrinking.steps.map(\.notation)
      shrunk.isCutShort = shrinking.isCutShort
      return shrunk
    } catch {
      return death  // What a gesture is written as does not read back: it is told as it was found.
    }
  }
}

extension Finding {
  fileprivate init(_ death: ProcessFailure, of check: Check) {
    let moments = [Moment(step: nil)] + death.steps.map { Moment(step: $0) }
    self.init(
      app: check.app, rule: check.rule, pattern: check.pattern, check: check.name,
      moments: moments, expected: "a display", shown: death.description(in: check.pattern),
      isSeen: false, isFatal: true, isUnwritten: death.isUnwritten, foundAfter: death.foundAfter,
      isCutShort: death.isCutShort, hint: death.hint)
  }
}

extension CheckResult {
  fileprivate init(death: ProcessFailure, of check: Check) {
    self.init(
      steps: death.foundAfter, finding: Finding(death, of: check),
      state: death.isUnwritten ? .notWritten : .run, isSlow: death.isSlow)
  }

  /// No screen was ever made, so that nothing is known.
  fileprivate init(death: ProcessFailure, before check: Check) {
    self.init(
      steps: 0, finding: Finding(death, of: check), state: .notRun, isSlow: death.isSlow)
  }
}
