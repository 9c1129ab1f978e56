import AppScreens

extension Isolation: CheckRunner {
  /// Runs a check in a process of its own; when that fails, the failure is the finding.
  public func run(
    _ check: Check, of app: some AppDefinition, shrinking isShrinking: Bool
  ) -> CheckResult {
    if let search = check.search, let reference = check.reference {
      return result(of: check, search, beside: reference, of: app)
    }
    if isShrinking, let end = workers.endsOfChecks[check.key] { return CheckResult(end, of: check) }
    let whole = result(of: check, of: app)
    guard isShrinking else { return whole }
    if let end = workers.endsOfChecks[check.key] { return CheckResult(end, of: check) }
    return whole.verdict == .broken ? shrunk(whole, check, of: app) : whole
  }

  /// Runs checks of one pattern in a process of its own.
  ///
  /// Where steps turn out to hang, checks that contain them wait until all others have been run, and
  /// are then given little time; so that a hang costs no verdict but those on what hangs.
  public func run(_ checks: [Check], of app: some AppDefinition) -> [CheckResult] {
    workers.sharing(limits) {
      guard let pattern = checks.first?.pattern else { return [] }
      workers.dropAll(but: [pattern])
      var schedule = CheckSchedule(checks)
      while let index = schedule.next(knowing: knownEnds(of: app, in: pattern)) {
        let result =
          schedule.isHasty
          ? hastyResult(of: checks[index], of: app) : result(of: checks[index], of: app)
        schedule.note(result, of: index)
      }
      var results = schedule.results
      if let index = checks.lastIndex(where: { $0.mode == .enduring && !$0.runs().isEmpty }),
        results[index].verdict == .holds,
        let result = resultOfEnding(checks[index], of: app)
      {
        results[index] = result
      }
      return results
    }
  }

  private func result(of check: Check, of app: some AppDefinition) -> CheckResult {
    do throws(ProcessFailure) {
      let (result, failure) = try reply(to: check, of: app)
      if check.mode == .elsewhere, result.verdict == .holds {
        return resultElsewhere(of: check, of: app, shrinking: false) ?? result
      }
      // How a screen goes is judged once for each scenario, where nothing else is.
      guard let failure, check.mode == .enduring else { return result }
      return self.result(of: check, failure, of: app) { () throws(ProcessFailure) in
        try runAgain(check, of: app)
      }
    } catch {
      return result(of: check, error, of: app) { () throws(ProcessFailure) in
        try runAgain(check, of: app)
      }
    }
  }

  /// The result of a check that probably hangs, for which nobody waits long.
  private func hastyResult(of check: Check, of app: some AppDefinition) -> CheckResult {
    do throws(ProcessFailure) {
      return try reply(to: check, of: app, patience: shortPatience).answer
    } catch {
      guard error.isSlow else { return result(of: check, of: app) }
      let known = knownEnds(of: app, in: check.pattern).first { $0.isForetold(by: error) }
      return .notRun(known?.forecast ?? "it hangs too, after other steps", isSlow: true)
    }
  }

  private func reply(
    to check: Check, of app: some AppDefinition, patience: Double? = nil
  ) throws(ProcessFailure) -> Worker.Reply<CheckResult> {
    let hangsWhenLetGo = knownEnds(of: app, in: check.pattern)
      .contains { $0.isSlow && $0.moment == .lettingGo }
    return try answer(
      to: .check(
        app: app.name, pattern: check.pattern, index: check.index, reference: nil,
        walks: check.walks, isShrinking: false, letsGo: !hangsWhenLetGo), by: check.pattern,
      patience: patience)
  }

  private func runAgain(_ check: Check, of app: some AppDefinition) throws(ProcessFailure) {
    workers.drop(check.pattern)
    if let failure = try reply(to: check, of: app).failure { throw failure }
  }

  /// The result of a check whose process came to an end, when that has been judged.
  private func result(
    of check: Check, _ failure: ProcessFailure, of app: some AppDefinition,
    again: () throws(ProcessFailure) -> Void
  ) -> CheckResult {
    switch judgement(on: failure, of: app, in: check.pattern, again: again) {
    case .confirmed(let end):
      workers.endsOfChecks[check.key] = end
      return CheckResult(failure, of: check)
    case .unstable(let failure, let other):
      return CheckResult(
        steps: failure.steps.count, finding: Finding(failure, then: other, of: check))
    case .undecided(let failure):
      return .notRun("\(failure)", isSlow: failure.isOverdue)
    }
  }

  /// Lets the process of a pattern end in good order; nil if that is what it does.
  private func resultOfEnding(_ check: Check, of app: some AppDefinition) -> CheckResult? {
    func end() -> ProcessFailure? {
      workers.worker(for: check.pattern, limits).end(until: workers.deadline(within: limits))
    }
    guard let failure = end() else { return nil }
    return result(of: check, failure, of: app) { () throws(ProcessFailure) in
      _ = try replay(failure.steps, of: app, on: check.pattern)
      if let failure = end() { throw failure }
    }
  }

  /// What a check finds, after no more steps than it needs, as far as a process of its own tells.
  private func shrunk(
    _ whole: CheckResult, _ check: Check, of app: some AppDefinition
  ) -> CheckResult {
    if check.mode == .elsewhere,
      let result = resultElsewhere(of: check, of: app, shrinking: true)
    {
      return result
    }
    // The right pattern is in that process too, so that nothing is made of its end.
    let name = "\(check.pattern)\n\(check.reference ?? "")"
    defer { workers.drop(name) }
    do throws(ProcessFailure) {
      let shrunk: CheckResult = try answer(
        to: .check(
          app: app.name, pattern: check.pattern, index: check.index, reference: check.reference,
          walks: check.walks, isShrinking: true, letsGo: true), by: name
      ).answer
      return shrunk.finding == nil ? whole : shrunk
    } catch {
      return whole
    }
  }
}

extension Check {
  /// The name by which its end is remembered.
  var key: String { "\(app)\n\(pattern)\n\(name)\n\(rule)" }
}

extension CheckResult {
  /// The result that the process came to its end.
  init(_ failure: ProcessFailure, of check: Check) {
    self.init(
      steps: failure.foundAfter, finding: Finding(failure, of: check), isSlow: failure.isCostly)
  }
}

extension Finding {
  /// A failure of the process in which a check was run.
  init(_ failure: ProcessFailure, of check: Check) {
    self.init(
      failure, of: check, kind: failure.isUnwritten ? .notWritten : .fatal, shown: "\(failure)",
      hint: failure.hint)
  }

  /// A failure that did not come again, and what came instead when the check was run again.
  init(_ failure: ProcessFailure, then other: ProcessFailure?, of check: Check) {
    let again =
      other.map { "run again, it \($0) after step \($0.steps.count)" }
      ?? "run again, it did not end"
    self.init(
      failure, of: check, kind: .unstable, shown: "\(failure); \(again)",
      hint: "which thread or timer decides when this happens, or what was never initialised?")
  }

  private init(
    _ failure: ProcessFailure, of check: Check, kind: Kind, shown: String, hint: String
  ) {
    self.init(
      app: check.app, rule: check.rule, pattern: check.pattern, check: check.name,
      moments: [Moment(step: nil)] + failure.steps.map { Moment(step: $0) },
      expected: "a display", shown: shown, kind: kind, foundAfter: failure.foundAfter,
      isCutShort: failure.isCutShort, hint: hint)
  }
}
