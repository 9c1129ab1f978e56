import AppScreens

/// What is made of a failure before anybody is blamed for it.
enum ProcessJudgement {
  /// It came twice at the same place; now after no more steps than it needs, where those suffice.
  case confirmed(ProcessFailure)

  /// It did not come again at the same place; what came instead, if anything did.
  case unstable(ProcessFailure, then: ProcessFailure?)

  /// It says nothing of a screen.
  case undecided(ProcessFailure)
}

extension Isolation {
  /// The patience for something that is likely to hang, since it contains what is known to.
  var shortPatience: Double { max(0.25, limits.gesture / 20) }

  /// Judges a failure by letting it come again in a fresh process.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - app: The app.
  ///   - pattern: The name of the pattern.
  ///   - again: Does the same in a fresh process, and throws how it fails.
  /// - Returns: What it is.
  func judgement(
    on failure: ProcessFailure, of app: some AppDefinition, in pattern: String,
    again: () throws(ProcessFailure) -> Void
  ) -> ProcessJudgement {
    guard failure.isTelling else { return .undecided(failure) }
    if failure.isUnwritten { return .confirmed(failure) }
    if let known = knownEnd(like: failure, of: app, in: pattern) { return .confirmed(known) }
    let shrunk = shrunk(failure, of: app, in: pattern)
    if let shrunk {
      learn(shrunk, of: app, in: pattern)
      return .confirmed(shrunk)
    }
    do throws(ProcessFailure) {
      try again()
      return .unstable(failure, then: nil)
    } catch {
      return error.isSame(as: failure)
        ? .confirmed(failure)
        : error.isTelling ? .unstable(failure, then: error) : .unstable(failure, then: nil)
    }
  }

  /// The end that is known of a pattern, and that a failure is another case of.
  func knownEnd(
    like failure: ProcessFailure, of app: some AppDefinition, in pattern: String
  ) -> ProcessFailure? {
    guard var known = knownEnds(of: app, in: pattern).first(where: { $0.explains(failure) }) else {
      return nil
    }
    known.foundAfter = failure.steps.count
    return known
  }

  /// The ends that are known of a pattern.
  func knownEnds(of app: some AppDefinition, in pattern: String) -> [ProcessFailure] {
    workers.knownEnds["\(app.name)\n\(pattern)", default: []]
  }

  private func learn(_ failure: ProcessFailure, of app: some AppDefinition, in pattern: String) {
    workers.knownEnds["\(app.name)\n\(pattern)", default: []].append(failure)
  }

  /// The same kind of failure after no more steps than it needs, as far as a few tries tell; nil if
  /// the steps alone do not lead to it.
  ///
  /// Every try may end a process, and one that hangs takes its time, so that there are few, and they
  /// are short; the last is as patient as the first.
  private func shrunk(
    _ failure: ProcessFailure, of app: some AppDefinition, in pattern: String
  ) -> ProcessFailure? {
    do {
      return try shrunk(failure, failure.steps.flatMap(app.read), of: app, in: pattern)
    } catch {
      return nil  // A gesture's notation does not read back.
    }
  }

  private func shrunk<Subject: AppDefinition>(
    _ failure: ProcessFailure, _ steps: [Step<Subject.Gesture>], of app: Subject,
    in pattern: String
  ) -> ProcessFailure? {
    func fails(_ steps: [Step<Subject.Gesture>], patience: Double?) -> Bool {
      let end = end(
        after: steps.map(\.notation), of: app, in: pattern, patience: patience,
        isOver: failure.moment == .ending || failure.moment == .afterwards)
      return end?.isLike(failure) ?? false
    }
    let patience = failure.isSlow ? shortPatience : nil
    workers.drop(pattern)
    guard fails(steps, patience: patience) else { return nil }
    let shrinking = Shrinking(
      steps, of: app, limit: failure.moment == .inUse ? 200 : 12,
      successes: failure.isSlow ? 12 : 100
    ) { fails($0, patience: patience) }
    // What was tried before may have had a hand in it: each of these gets a fresh process.
    workers.drop(pattern)
    if fails(shrinking.steps, patience: nil) {
      var shrunk = failure
      shrunk.steps = shrinking.steps.map(\.notation)
      shrunk.isCutShort = shrinking.isCutShort
      return shrunk
    }
    workers.drop(pattern)
    return fails(steps, patience: nil) ? failure : nil
  }

  /// The failure that a new screen comes to after steps, or later if it is let go and all is over.
  private func end(
    after steps: [String], of app: some AppDefinition, in pattern: String, patience: Double?,
    isOver: Bool
  ) -> ProcessFailure? {
    do throws(ProcessFailure) {
      _ = try replay(steps, of: app, on: pattern, patience: patience)
      guard isOver else { return nil }
      return workers.worker(for: pattern, limits).end(until: workers.deadline(within: limits))
    } catch {
      return error
    }
  }
}

extension AppDefinition {
  /// Reads a step in its notation.
  func read(_ notation: String) throws(NotationFailure) -> [Step<Gesture>] {
    try Step.read(notation)
  }
}
