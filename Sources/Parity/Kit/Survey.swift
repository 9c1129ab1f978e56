/// Every check of a pattern, and what came of each.
struct Survey {
  let checks: [Check]
  let outcomes: [Outcome]

  /// Whether all was run and nothing was found.
  var isClean: Bool {
    outcomes.allSatisfy { $0.finding == nil && !$0.isMissing }
  }

  /// What came of the checks that decide a rule; nil for one that was run but decides nothing.
  func outcomes(deciding rule: String) -> [Outcome?] {
    checks.indices.filter { checks[$0].rule == rule }.map { isDecided($0) ? outcomes[$0] : nil }
  }

  /// The checks that show a rule to be broken, in order; those of the rule itself come first, then
  /// those in which a scenario is run as it stands.
  ///
  /// - Parameters:
  ///   - rule: The number of the rule.
  ///   - isOnSurvival: Whether every check shows it that the screen does not survive.
  /// - Returns: Their indices.
  func indices(breaking rule: String, isOnSurvival: Bool) -> [Int] {
    let broken = checks.indices.filter { index in
      guard let finding = outcomes[index].finding else { return false }
      return isOnSurvival && finding.isFatal || checks[index].rule == rule && isDecided(index)
    }
    let distances = broken.map { index in
      checks[index].rule == rule ? 0 : checks[index].way == .asItStands ? 1 : 2
    }
    return (0...2).flatMap { distance in
      zip(broken, distances).filter { $0.1 == distance }.map(\.0)
    }
  }

  /// How many steps the checks of a rule took until one of them, or until another that shows more.
  func steps(until index: Int, of rule: String) -> Int {
    (0...index).filter { checks[$0].rule == rule || $0 == index }.map { outcomes[$0].steps }
      .reduce(0, +)
  }

  /// A screen that does not survive a scenario as it stands says nothing of a rule that is decided
  /// in another way where it does not survive that either.
  private func isDecided(_ index: Int) -> Bool {
    checks[index].way == .asItStands || !isFatal(index)
      || !checks.indices.contains { checks[$0].way == .asItStands && isFatal($0) }
  }

  private func isFatal(_ index: Int) -> Bool {
    outcomes[index].finding?.isFatal ?? false
  }
}

extension Finding {
  /// The same, found to break another rule.
  func attributed(to rule: String) -> Finding {
    var finding = self
    finding.rule = rule
    return finding
  }
}
