/// The outcome of one run: a verdict, and the words on it.
struct RunOutcome: Hashable, Sendable {
  let verdict: GradeVerdict
  var feedback: Feedback?

  /// The reason for which nothing was run; nil if something was.
  var reason: String?

  static let pass = RunOutcome(verdict: .pass)

  static func notRun(_ reason: String) -> RunOutcome {
    RunOutcome(verdict: .notRun, reason: reason)
  }

  static func graderError(_ reason: String) -> RunOutcome {
    RunOutcome(verdict: .graderError, reason: reason)
  }
}

extension [RunOutcome] {
  /// The same, but without what breaks a rule that another item has lost its points for.
  ///
  /// Points go by causes, as long as most items pass. What only random steps have found is not explained,
  /// nor is the end of a process, which leaves everything after it untried.
  func explained(by items: [(rule: String, result: ItemResult)]) -> [RunOutcome] {
    let red = items.filter { $0.result.verdict != .pass }
    guard 2 * red.count < items.count else { return self }
    return map { outcome in
      let isKnown = red.contains { rule, result in
        rule == outcome.feedback?.rule
          && !(result.feedback?.check ?? "").hasPrefix("random steps")
      }
      return outcome.verdict == .fail && isKnown ? .pass : outcome
    }
  }

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
