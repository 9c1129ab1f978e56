/// The outcome of one run: a verdict, and the words on it.
struct Outcome: Hashable, Sendable {
  let verdict: GradeVerdict
  var feedback: Feedback?

  static let pass = Outcome(verdict: .pass)

  var hasPassed: Bool { verdict == .pass }
}

/// The outcomes that decide an item, or the reason why there are none.
struct Outcomes: Sendable {
  var all: [Outcome] = []

  /// The reason for which nothing was run; nil if something was.
  var reason: String?

  static func notRun(_ reason: String) -> Outcomes { Outcomes(reason: reason) }

  static func + (left: Outcomes, right: Outcomes) -> Outcomes {
    Outcomes(all: left.all + right.all, reason: left.reason ?? right.reason)
  }

  /// The same, but without what breaks a rule that another item has lost its points for.
  ///
  /// Points go by causes, as long as most items pass. What only random steps have found is not explained.
  func explained(by items: [ItemResult]) -> Outcomes {
    let red = items.filter { $0.verdict != .pass }
    guard 2 * red.count < items.count else { return self }
    var outcomes = self
    outcomes.all = all.map { outcome in
      let isKnown = red.contains { item in
        item.id == outcome.feedback?.rule && !(item.feedback?.check ?? "").hasPrefix("random steps")
      }
      return isKnown ? .pass : outcome
    }
    return outcomes
  }

  /// The verdict of all, that on the shortest run that did not pass.
  var verdict: GradeVerdict {
    guard reason == nil, !all.isEmpty else { return .notRun }
    return worst?.verdict ?? .pass
  }

  /// The shortest run that did not pass; one that the grader is to blame for before all others.
  var worst: Outcome? {
    let red = all.filter { !$0.hasPassed }
    return red.first { $0.verdict == .graderError }
      ?? red.filter { $0.verdict != .notRun }.min {
        ($0.feedback?.steps.count ?? 0) < ($1.feedback?.steps.count ?? 0)
      } ?? red.first
  }
}
