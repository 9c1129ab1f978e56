import AppScreens

extension Isolation {
  /// Runs a search with each pattern in a process of its own; a pattern whose screen ends it is left
  /// out of the rest.
  public func run(
    _ search: Search, over patterns: [Pattern], of app: some AppDefinition
  ) -> SearchResult {
    run(search, overAll: patterns.filter { app.isWritten(in: $0) }.map(\.name), of: app)
  }

  private func run(
    _ search: Search, overAll names: [String], of app: some AppDefinition
  ) -> SearchResult {
    workers.sharing(limits) {
      workers.dropAll(but: names)
      var names = names
      var result = SearchResult(of: search, over: names)
      var end: Difference?
      var unjudged: [String: ProcessFailure] = [:]
      while !names.isEmpty {
        let (attempt, failure) = attempt(search, over: names, of: app)
        guard let failure else {
          let unstable = result.unstable
          result = attempt
          result.unstable = unstable
          break
        }
        guard let pattern = failure.pattern, failure.isTelling else {
          result.obstacle = "\(failure)"
          break
        }
        let before = unjudged.updateValue(failure, forKey: pattern)
        switch judgement(on: failure, before: before, of: app, in: pattern) {
        case .confirmed(let failure):
          end = end ?? difference(failure, of: app, among: names)
          unjudged[pattern] = nil
          names.removeAll { $0 == pattern }
        case .unstable(let failure, let other):
          result.unstable.append(
            Finding(failure, then: other, of: Check(search, of: app.name, in: pattern)))
          names.removeAll { $0 == pattern }
        case .undecided: continue  // It gets another chance, in fresh processes.
        }
      }
      for (pattern, failure) in unjudged.sorted(by: { $0.key < $1.key })
      where names.contains(pattern) {
        result.unstable.append(
          Finding(failure, then: nil, of: Check(search, of: app.name, in: pattern)))
      }
      result.difference = end ?? result.difference
      result.difference?.note(search)
      result.isComplete = result.isComplete && end == nil && result.unstable.isEmpty
      return result
    }
  }

  /// Judges a failure in a search: by its steps alone, or by another run of the search.
  private func judgement(
    on failure: ProcessFailure, before: ProcessFailure?, of app: some AppDefinition,
    in pattern: String
  ) -> ProcessJudgement {
    if let before {
      return before.isSame(as: failure) ? .confirmed(failure) : .unstable(before, then: failure)
    }
    let judgement = judgement(on: failure, of: app, in: pattern) { () throws(ProcessFailure) in }
    if case .unstable(let failure, _) = judgement { return .undecided(failure) }
    return judgement
  }

  /// One run of a search, up to the first failure of a process.
  private func attempt<Subject: AppDefinition>(
    _ search: Search, over names: [String], of app: Subject
  ) -> (SearchResult, ProcessFailure?) {
    let processes = PatternProcesses(app: app, patterns: names, isolation: self)
    let strategy = search.strategy
    var screens = RemoteScreens(in: processes, lookahead: search.asksForStates ? 1 : 256)
    var result = SearchResult(of: search, over: names)
    if screens.isIdentical { strategy.run(on: &screens, counting: &result) }
    screens.carryOut()
    guard screens.failure == nil, let (look, displays) = screens.difference else {
      return (result, screens.failure)
    }
    var steps = screens.steps
    if !search.asksForStates {
      var path = SearchSteps(app, upToLook: look)
      result = SearchResult(of: search, over: names)
      if path.isIdentical { strategy.run(on: &path, counting: &result) }
      steps = path.steps
    }
    let found = Difference(
      app.name, after: steps.map(\.notation), between: names, showing: displays)
    result.difference = processes.shrunk(found, after: steps)
    if result.difference?.isRepeatable == false {
      result.difference?.attribute(app, steps, displays)
    }
    return (result, nil)
  }

  /// The difference that one pattern fails where the others show something.
  private func difference(
    _ failure: ProcessFailure, of app: some AppDefinition, among names: [String]
  ) -> Difference {
    let shown = names.map { name in
      guard name != failure.pattern else { return "\(failure)" }
      do throws(ProcessFailure) {
        return try replay(failure.steps, of: app, on: name).summary
      } catch {
        return "\(error)"
      }
    }
    var difference = Difference(
      fatalTo: app.name, steps: failure.steps,
      shown: zip(names, shown).map(Difference.Shown.init), foundAfter: failure.foundAfter,
      isCutShort: failure.isCutShort)
    if names.first == .specification, let pattern = failure.pattern,
      let rule = app.allRules.first(where: { $0.mode == .enduring })
    {
      difference.broken = [Difference.Broken(rule, by: pattern)]
    }
    return difference
  }

  /// The result of a check that a pattern shows the same as one that is right.
  func result(
    of check: Check, _ search: Search, beside reference: String, of app: some AppDefinition
  ) -> CheckResult {
    let result = run(search, overAll: [reference, check.pattern], of: app)
    if let obstacle = result.obstacle { return .notRun(obstacle) }
    let unstable = result.unstable.first { $0.pattern == check.pattern }
    let finding =
      unstable ?? result.difference.map { Finding($0, in: check.pattern, check: check.name) }
    return CheckResult(steps: result.comparisons, finding: finding)
  }
}

extension Search {
  /// True if where it goes depends on the states that it comes to.
  fileprivate var asksForStates: Bool {
    switch self {
    case .states: true
    case .sequences, .random, .texts, .values, .pumping: false
    }
  }
}

extension Check {
  /// A search in one of its patterns, as a check.
  fileprivate init(_ search: Search, of app: String, in pattern: String) {
    self.init(app: app, rule: Finding.parity, pattern: pattern, name: search.name) { _ in
      CheckResult(steps: 0, finding: nil)
    }
  }
}
