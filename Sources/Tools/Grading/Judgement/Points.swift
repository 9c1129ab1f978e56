extension [RunOutcome] {
  /// The points that an item gets by its outcomes, of the most that there are, without parts of a hundredth.
  ///
  /// An outcome that passes has its whole share; another has what it keeps, and where the rubric gives no points for
  /// parts, one that passes beside it has none either.
  func points(of item: RubricItem) -> Double {
    guard verdict != .pass else { return item.points }
    let passed = item.isPartial ? Double(count { $0.verdict == .pass }) : 0
    let kept = reduce(passed) { $0 + $1.share }
    let part = isEmpty ? 0 : kept / Double(count)
    return (item.points * part * 100).rounded(.down) / 100
  }

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
}

extension RunOutcome {
  /// The same with a share of its points, since another item has lost some for it.
  fileprivate func charged(to item: String, keeping share: Double) -> RunOutcome {
    var charged = self
    charged.share = share
    charged.note = "\(item) has lost points for this already"
    return charged
  }
}
