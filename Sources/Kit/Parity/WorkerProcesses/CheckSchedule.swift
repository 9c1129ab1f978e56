import TextLayout

/// The order in which the checks of a pattern are run, where some of them may hang.
///
/// Checks with steps that are known to hang come last, and have little time; after too many of them
/// no more are run.
struct CheckSchedule {
  private let checks: [Check]
  private var open: [Int]
  private var done: [Int: CheckResult] = [:]
  private var slowResults = 0
  private var hastyResults = 0
  private var obstacle: String?

  /// True if the check that was given last is to have little time.
  private(set) var isHasty = false

  /// A schedule by which nothing has been run yet.
  init(_ checks: [Check]) {
    self.checks = checks
    open = Array(checks.indices)
  }

  /// The index of the next check to run; nil when there is none, or none that is worth it.
  mutating func next(knowing ends: [ProcessFailure]) -> Int? {
    let costly = ends.filter(\.isCostly)
    guard slowResults < 3 || !costly.isEmpty else { return nil }
    let place = open.firstIndex { index in !costly.contains { $0.isForetold(in: checks[index]) } }
    isHasty = place == nil || slowResults >= 3
    guard let place = place ?? open.indices.first else { return nil }
    guard !isHasty || hastyResults < 20 else {
      obstacle = costly.first?.forecast
      return nil
    }
    return open.remove(at: place)
  }

  /// Takes note of a result.
  mutating func note(_ result: CheckResult, of index: Int) {
    done[index] = result
    guard result.isSlow else { return }
    obstacle = result.obstacle.map { "others before it were not: \($0)" }
    if isHasty { hastyResults += 1 } else { slowResults += 1 }
  }

  /// The results of all checks, in their order.
  var results: [CheckResult] {
    checks.indices.map { done[$0] ?? .notRun(obstacle) }
  }
}

extension ProcessFailure {
  /// True if it takes much time or memory to fail like this.
  var isCostly: Bool {
    switch cause {
    case .timedOut, .outOfMemory: true
    case .crashed, .exitedEarly, .wentSilent, .unwritten, .flooded, .overdue, .unusable: false
    }
  }

  /// True if a limit on a stretch of work was reached.
  var isOverdue: Bool {
    if case .overdue = cause { true } else { false }
  }

  /// True if a check is expected to fail like this.
  func isForetold(in check: Check) -> Bool {
    switch moment {
    case .inUse: check.runs().contains { steps.isSubsequence(of: $0) }
    case .lettingGo: check.isOnRelease
    case .afterwards, .ending: false
    }
  }

  /// True if another failure, for which nobody waited long, is expected to be this one.
  func isForetold(by other: ProcessFailure) -> Bool {
    isCostly && moment == other.moment && steps.isSubsequence(of: other.steps)
      && (steps.last == other.steps.last || moment != .inUse)
  }

  /// The reason for not running what contains the same steps.
  var forecast: String {
    let end =
      if case .outOfMemory = cause { "takes memory without end" } else { "hangs" }
    return switch moment {
    case .lettingGo: "the screen \(end) when it is let go"
    case .inUse, .afterwards, .ending:
      steps.isEmpty
        ? "a new screen \(end)"
        : "the screen \(end) after \(steps.map(\.quotedExcerpt).joined(separator: ", "))"
    }
  }
}
