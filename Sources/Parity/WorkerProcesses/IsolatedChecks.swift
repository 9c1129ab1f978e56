import AppScreens

extension Isolation: CheckRunner {
  /// Runs a check in a process of its own; when that fails, the failure is the finding.
  public func run(
    _ check: Check, of app: some AppDefinition, shrinking isShrinking: Bool
  ) -> CheckResult {
    func result(shrinking isShrinking: Bool) throws(ProcessFailure) -> CheckResult {
      try answer(
        to: .check(
          app: app.name, pattern: check.pattern, index: check.index, reference: check.reference,
          isShrinking: isShrinking))
    }
    do throws(ProcessFailure) {
      let whole = try result(shrinking: false)
      guard isShrinking, whole.finding != nil else { return whole }
      do throws(ProcessFailure) {
        return try result(shrinking: true)
      } catch {
        return whole  // The process failed in shrinking only.
      }
    } catch {
      let isSlow = error.isSlow
      guard error.pattern != nil else {
        // No screen was ever made, so that nothing is known.
        return .notRun(Finding(error, of: check), isSlow: isSlow)
      }
      let failure = isShrinking ? shrunk(error, of: app) : error
      return CheckResult(
        steps: failure.foundAfter, finding: Finding(failure, of: check), isSlow: isSlow)
    }
  }

  /// Runs a search in a process of its own; a pattern whose screen ends it is left out of the rest.
  public func run(
    _ search: Search, over patterns: [Pattern], of app: some AppDefinition
  ) -> SearchResult {
    var names = patterns.filter { app.isWritten(in: $0) }.map(\.name)
    var result = SearchResult(of: search, over: names)
    var end: Difference?
    while !names.isEmpty {
      do throws(ProcessFailure) {
        result = try answer(to: .search(search, app: app.name, patterns: names))
        break
      } catch {
        let failure = shrunk(error, of: app)
        end = end ?? difference(failure, of: app, among: names)
        guard let pattern = failure.pattern else { break }
        names.removeAll { $0 == pattern }
      }
    }
    result.difference = end ?? result.difference
    result.isComplete = result.isComplete && end == nil
    return result
  }

  /// The difference that one pattern fails where the others show something.
  private func difference(
    _ failure: ProcessFailure, of app: some AppDefinition, among names: [String]
  ) -> Difference {
    let shown = names.map { name in
      guard name != failure.pattern else { return "\(failure)" }
      do throws(ProcessFailure) {
        let widgets: [Widget] = try replay(failure.steps, of: app, on: name)
        return widgets.summary
      } catch {
        return "\(error)"
      }
    }
    return Difference(
      fatalTo: app.name, steps: failure.steps,
      shown: zip(names, shown).map(Difference.Shown.init), foundAfter: failure.foundAfter,
      isCutShort: failure.isCutShort)
  }
}

extension Finding {
  /// A failure of the process in which a check was run.
  fileprivate init(_ failure: ProcessFailure, of check: Check) {
    let moments = [Moment(step: nil)] + failure.steps.map { Moment(step: $0) }
    self.init(
      app: check.app, rule: check.rule, pattern: check.pattern, check: check.name,
      moments: moments, expected: "a display", shown: failure.description(in: check.pattern),
      kind: failure.isUnwritten ? .notWritten : .fatal, foundAfter: failure.foundAfter,
      isCutShort: failure.isCutShort, hint: failure.hint)
  }
}
