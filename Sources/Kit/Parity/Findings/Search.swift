import AppScreens
import SharedSuite

/// The search for what is wrong with one pattern's screens.
struct Search<Subject: AppDefinition> {
  private let examination: Examination<Subject>
  private var result: CheckResult
  private var found: [Discrepancy<Subject>] = []
  private var seconds = 0.0

  /// Indicates whether it was over before all walks were taken.
  private var isCutShort = false

  /// Takes the walks from a source under a condition, on several patterns in turns.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - condition: The condition.
  ///   - patterns: The examinations of the patterns.
  ///   - next: Returns the next walks, so few of them that they can be given up soon; none at the end. It is given what
  ///     came of those before, on the last pattern: where walks depend on it, they are for one.
  ///   - complete: Adds to a result what only the source knows.
  /// - Returns: A result for each pattern, in their order.
  static func results(
    from source: WalkSource, under condition: Condition, on patterns: [Examination<Subject>],
    next: ([Examination<Subject>.Taken]) -> [PlannedWalk<Subject>],
    complete: (inout CheckResult) -> Void = { _ in }
  ) -> [CheckResult] {
    var searches = patterns.map { Search(examination: $0, result: CheckResult(source, condition)) }
    var taken: [Examination<Subject>.Taken] = []
    while searches.contains(where: { !$0.isCutShort }) {
      let batch = next(taken)
      guard !batch.isEmpty else { break }
      for index in searches.indices {
        if searches[index].isOver {
          searches[index].isCutShort = true
        } else {
          taken = searches[index].take(batch)
        }
      }
    }
    return searches.map { search in
      var result = search.result
      complete(&result)
      result.isOver = search.found.contains { $0.failure != nil && !search.hidesNothing($0) }
      result.hasUntypedField = source == .scenarios && search.examination.hasUntypedField
      let leading = result.outcomes.leadingRule
      result.findings = search.examination.findings(
        of: search.found.filter { $0.breaksItsRule(leading: leading) }, under: condition)
      if let changed = result.changedWidgets {
        for index in result.findings.indices {
          result.findings[index].noteWhatNeverChanges(changed)
        }
      }
      if search.isCutShort, search.isGivenUp {
        result.obstacles.append("given up, as the steps of this screen take long")
      }
      if condition != .plain, result.hasEndedProcess {
        result.obstacles.append("the screen ends its process")
      }
      return result
    }
  }

  /// Indicates whether nothing more is taken once something is wrong; but every scenario decides its own rule.
  private var endsAtFirst: Bool { result.source != .scenarios }

  /// Indicates whether what was found ends the search.
  private var isDecided: Bool { endsAtFirst && !found.allSatisfy(hidesNothing) }

  /// Indicates whether other walks show what they would show without it: a cursor moves; or a process ends at once
  /// that the steps alone do not end, and another takes the next walk.
  private func hidesNothing(_ discrepancy: Discrepancy<Subject>) -> Bool {
    discrepancy.isOfCursor
      || result.condition != .plain && discrepancy.failure.map { !$0.isSlow } ?? false
  }

  private var isOver: Bool { isDecided || isGivenUp }

  /// Scenarios, on which most rules depend, may take longer.
  private var isGivenUp: Bool {
    let isOnMainActor = examination.app.isOnMainActor(in: examination.pattern)
    let limit = isOnMainActor ? SearchLimits.ofMainActor : SearchLimits.ofProcessor
    let share = result.source == .scenarios ? 6.0 : 1
    return seconds > max(share * limit.inAll, limit.ofStep * Double(result.steps))
  }

  /// Takes some walks, counts them and keeps what is wrong.
  private mutating func take(
    _ walks: [PlannedWalk<Subject>]
  ) -> [Examination<Subject>.Taken] {
    let all = examination.take(walks, under: result.condition, adding: &seconds)
    for (planned, taken) in zip(walks, all) {
      let isTaken: Bool
      switch taken {
      case .right: isTaken = true
      case .wrong(let discrepancy):
        isTaken = discrepancy.failure == nil || !hidesNothing(discrepancy)
      case .notRun(let reason):
        isTaken = false
        result.obstacles = Set(result.obstacles + [reason]).sorted()
      }
      result.count(planned.walk.steps.count, isTaken: isTaken)
      guard case .wrong(let discrepancy) = taken else { continue }
      if endsAtFirst, hidesNothing(discrepancy),
        found.contains(where: { $0.isOfCursor == discrepancy.isOfCursor && hidesNothing($0) })
      {
        continue
      }
      // What is not seen again must not end the search; of scenarios, all are taken anyway.
      if endsAtFirst, !examination.isConfirmed(discrepancy, under: result.condition) { continue }
      found.append(discrepancy)
      if isDecided { break }
    }
    return all
  }
}
