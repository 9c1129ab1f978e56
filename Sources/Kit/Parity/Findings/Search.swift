import AppScreens
import SharedSuite

/// Walks in batches, which may depend on what came of those before.
protocol Source<Subject> {
  associatedtype Subject: AppDefinition

  /// Indicates whether nothing more is taken once something is wrong.
  var endsAtFirstDiscrepancy: Bool { get }

  /// The next walks, so few of them that they can be given up soon; none at the end.
  ///
  /// It hears what came of those before, on the last pattern: a source that depends on it is for one.
  mutating func next(after taken: [Examination<Subject>.Taken]) -> [PlannedWalk<Subject>]

  /// Adds to a result what only the source knows.
  func complete(_ result: inout CheckResult)
}

extension Source {
  var endsAtFirstDiscrepancy: Bool { true }

  func complete(_ result: inout CheckResult) {}
}

/// The search for what is wrong with one pattern's screens.
struct Search<Subject: AppDefinition> {
  private let examination: Examination<Subject>
  private let endsAtFirst: Bool
  private var result: CheckResult
  private var found: [Discrepancy<Subject>] = []
  private var seconds = 0.0

  /// Takes the walks from a source under a condition, on several patterns in turns.
  ///
  /// - Returns: A result for each pattern, in their order.
  static func results(
    of walks: some Source<Subject>, from source: WalkSource, under condition: Condition,
    on patterns: [Examination<Subject>]
  ) -> [CheckResult] {
    var walks = walks
    var searches = patterns.map {
      Search(
        examination: $0, endsAtFirst: walks.endsAtFirstDiscrepancy,
        result: CheckResult(source, condition))
    }
    var taken: [Examination<Subject>.Taken] = []
    while searches.contains(where: { !$0.isOver }) {
      let batch = walks.next(after: taken)
      guard !batch.isEmpty else { break }
      for index in searches.indices where !searches[index].isOver {
        taken = searches[index].take(batch)
      }
    }
    return searches.map { search in
      var result = search.result
      walks.complete(&result)
      result.hasUntypedField = source == .scenarios && search.examination.hasUntypedField
      let leading = result.outcomes.leadingRule
      result.findings = search.examination.findings(
        of: search.found.filter { $0.breaksItsRule(leading: leading) }, under: condition)
      if let changed = result.changedWidgets {
        for index in result.findings.indices {
          result.findings[index].noteWhatNeverChanges(changed)
        }
      }
      if search.isGivenUp {
        result.obstacles.append("given up, as the steps of this screen take long")
      }
      if condition != .plain, result.hasEndedProcess {
        result.obstacles.append("the screen ends its process")
      }
      return result
    }
  }

  private var isOver: Bool { endsAtFirst && !found.isEmpty || isGivenUp }

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
    let walks = examination.runner.takesBranches ? walks : walks.flatMap(\.branches)
    let all = examination.take(walks, under: result.condition, adding: &seconds)
    for (planned, taken) in zip(walks, all) {
      if case .notRun(let reason) = taken {
        result.obstacles = Set(result.obstacles + [reason]).sorted()
        result.walksNotRun += 1
        result.stepsNotRun += planned.walk.steps.count
        continue
      }
      let screens = max(1, planned.walk.lastSteps.count)
      result.walks += screens
      result.steps += screens * planned.walk.steps.count + planned.walk.lastSteps.count
      guard case .wrong(let discrepancy) = taken else { continue }
      found.append(discrepancy)
      if endsAtFirst { break }
    }
    return all
  }
}
