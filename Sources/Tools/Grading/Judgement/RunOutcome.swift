/// The outcome of one run: a verdict, and the words on it.
struct RunOutcome: Hashable, Sendable {
  let verdict: GradeVerdict
  var feedback: Feedback?

  /// Indicates whether it is about what is released.
  var isOfRelease = false

  /// The reason for which nothing was run; nil if something was.
  var reason: String?

  /// The share of its points that it keeps all the same: for what has cost points at another item.
  var share = 0.0

  /// The reason for that; nil where it keeps none.
  var note: String?

  static let pass = RunOutcome(verdict: .pass)

  static func notRun(_ reason: String) -> RunOutcome {
    RunOutcome(verdict: .notRun, reason: reason)
  }

  static func graderError(_ reason: String) -> RunOutcome {
    RunOutcome(verdict: .graderError, reason: reason)
  }
}

extension [RunOutcome] {
  /// The verdict of all, that on the shortest run that did not pass.
  var verdict: GradeVerdict { worst?.verdict ?? (isEmpty ? .notRun : .pass) }

  /// The shortest run that did not pass; one that the grader is to blame for before all others.
  var worst: RunOutcome? {
    let red = filter { $0.verdict != .pass }
    return red.first { $0.verdict == .graderError }
      ?? red.filter { $0.verdict != .notRun }.min {
        ($0.feedback?.steps.count ?? 0) < ($1.feedback?.steps.count ?? 0)
      } ?? red.first
  }
}
