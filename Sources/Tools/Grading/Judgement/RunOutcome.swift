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

  /// The same with a share of its points, since another item has lost some for it.
  fileprivate func charged(to item: String, keeping share: Double) -> RunOutcome {
    var charged = self
    charged.share = share
    charged.note = "\(item) has lost points for this already"
    return charged
  }
}

extension [RunOutcome] {
  /// The same, where what breaks a rule that another item has lost points for leaves half of its share: the average
  /// share of points that the app's own rules have.
  ///
  /// What only random steps have found is not known, nor is the end of a process, which leaves everything after it
  /// untried.
  ///
  /// - Parameters:
  ///   - items: The items on rules of the app.
  ///   - own: The numbers of the app's own rules.
  /// - Returns: The outcomes.
  func charged(
    to items: [(rule: String, result: ItemResult)], sharing own: Set<String>
  ) -> [RunOutcome] {
    let shares = items.filter { own.contains($0.rule) && $0.result.points > 0 }.map {
      $0.result.score / $0.result.points
    }
    let share = shares.isEmpty ? 0 : shares.reduce(0, +) / Double(shares.count)
    return map { outcome in
      let known = items.first { rule, result in
        result.verdict != .pass && rule == outcome.feedback?.rule
          && !(result.feedback?.check ?? "").hasPrefix("random steps")
      }
      guard outcome.verdict == .fail, let known else { return outcome }
      return outcome.charged(to: known.result.id, keeping: share / 2)
    }
  }

  /// The same, where what is not released leaves half of its share to the item on references that has lost points: most
  /// likely for the same reference.
  func charged(toReferencesOf item: String?) -> [RunOutcome] {
    guard let item else { return self }
    return map { outcome in
      outcome.verdict == .fail && outcome.isOfRelease
        ? outcome.charged(to: item, keeping: 0.5) : outcome
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
