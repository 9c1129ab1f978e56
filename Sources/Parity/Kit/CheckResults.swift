/// Every check of a pattern, and what came of each.
struct CheckResults {
  let checks: [Check]
  let outcomes: [CheckResult]

  /// Whether all was run and nothing was found.
  var isClean: Bool {
    outcomes.allSatisfy { $0.finding == nil && $0.state == .run }
  }

  /// What came of the checks that decide a rule; nil for one that was run but decides nothing.
  func outcomes(deciding rule: String) -> [CheckResult?] {
    checks.indices.filter { checks[$0].rule == rule }.map { isDecided($0) ? outcomes[$0] : nil }
  }

  /// The indices of the checks that show a rule to be broken, in order.
  func indices(breaking rule: String) -> [Int] {
    checks.indices.filter { shows($0, rule) }
  }

  /// Whether every check of a rule was run, and found nothing.
  func holds(_ rule: String) -> Bool {
    let outcomes = outcomes(deciding: rule)
    return !outcomes.isEmpty && outcomes.allSatisfy { $0?.state == .run && $0?.finding == nil }
  }

  /// Whether a check of a rule found something, or reached what is not written.
  func hasFinding(_ rule: String) -> Bool {
    checks.indices.contains { shows($0, rule) }
  }

  /// Whether a check is one that found something against a rule.
  func shows(_ index: Int, _ rule: String) -> Bool {
    checks.indices.contains(index) && checks[index].rule == rule
      && outcomes[index].finding != nil && outcomes[index].state != .notRun && isDecided(index)
  }

  /// What a check found, if there is such a check.
  func finding(at index: Int) -> Finding? {
    outcomes.indices.contains(index) ? outcomes[index].finding : nil
  }

  /// How many steps the checks of a rule took, up to one of them.
  func steps(upTo index: Int, of rule: String) -> Int {
    (0...index).filter { checks[$0].rule == rule }.map { outcomes[$0].steps }.reduce(0, +)
  }

  /// A screen that does not survive a scenario as it stands says nothing of a rule that is about
  /// something else, such as what is released.
  private func isDecided(_ index: Int) -> Bool {
    switch checks[index].mode {
    case .asWritten, .enduring, nil: true
    case .besideAnother, .replacingViews, .watchingRelease:
      !isFatal(index)
        || !checks.indices.contains { checks[$0].mode == .enduring && isFatal($0) }
    }
  }

  private func isFatal(_ index: Int) -> Bool {
    outcomes[index].finding?.isFatal ?? false
  }
}
