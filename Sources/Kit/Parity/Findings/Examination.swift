import AppScreens

/// The examination of one pattern's screens for one app.
///
/// Each walk is taken plainly, and compared with what the rules say; under every other condition with what
/// it shows plainly. The first display that is not as it must be is a discrepancy, of which a finding is made
/// when all walks were taken.
struct Examination<Subject: AppDefinition>: Sendable {
  typealias Gesture = Subject.Gesture
  typealias Display = Subject.Display
  typealias State = ScreenState<Display>
  typealias Steps = [Step<Gesture>]

  let app: Subject
  let pattern: Pattern
  let effort: Effort
  let runner: any Runner

  /// The same in another place.
  func taken(in runner: any Runner) -> Examination {
    Examination(app: app, pattern: pattern, effort: effort, runner: runner)
  }

  /// What came of a walk.
  typealias Taken = Outcome<Discrepancy<Subject>>

  /// Takes walks under a condition.
  func take(_ walks: [PlannedWalk<Subject>], under condition: Condition) -> [Taken] {
    var seconds = 0.0
    return take(walks, under: condition, adding: &seconds)
  }

  /// Takes walks under a condition, and adds the seconds that they took.
  ///
  /// What a screen of the main actor does wrong counts only if it does so with a delay after each step, too: what a detached task
  /// does, for one, has no end that could be waited for.
  func take(
    _ walks: [PlannedWalk<Subject>], under condition: Condition, adding seconds: inout Double
  ) -> [Taken] {
    let isOnMainActor = app.isOnMainActor(in: pattern)
    if let needed = condition.facts.isForMainActor, needed != isOnMainActor {
      return walks.map { _ in
        .notRun("the screens \(isOnMainActor ? "" : "do not ")live on the main actor")
      }
    }
    // Gestures in haste are repeated after a wait where they seem wrong, and chance decides which task ends first.
    guard isOnMainActor, !condition.facts.overlapsTasks else {
      return takeOnce(walks, under: condition, adding: &seconds)
    }
    // Where there are pauses, it costs no more to have a delay at once.
    guard !condition.facts.pauses else {
      return takeWithDelays(walks.map(\.delayed), under: condition, adding: &seconds)
    }
    var taken = takeOnce(walks, under: condition, adding: &seconds)
    var suspects: [(index: Int, planned: PlannedWalk<Subject>)] = []
    for (index, outcome) in taken.enumerated() {
      guard case .wrong(let found) = outcome, found.failure == nil, found.walk.delay == 0 else {
        continue
      }
      suspects.append((index, found.planned))
    }
    // What is right up to there is taken to its end.
    for isWhole in [false, true] {
      let walks = suspects.map { (isWhole ? walks[$0.index] : $0.planned).delayed }
      let again = takeWithDelays(walks, under: condition, adding: &seconds)
      let outcomes = Array(zip(suspects, again))
      suspects = []
      for (suspect, outcome) in outcomes {
        switch outcome {
        case .right where !isWhole: suspects.append(suspect)
        case .wrong where !isWhole: break
        case .right, .wrong, .notRun: taken[suspect.index] = outcome
        }
      }
    }
    return taken
  }

  /// Takes those of some walks that are not too long to wait after each step.
  private func takeWithDelays(
    _ walks: [PlannedWalk<Subject>], under condition: Condition, adding seconds: inout Double
  ) -> [Taken] {
    let short = walks.indices.filter {
      walks[$0].walk.steps.count <= SearchLimits.stepsWithDelays
    }
    var taken = walks.map { _ in
      Taken.notRun("not right at once after steps that are too many to be taken with waits")
    }
    let outcomes = takeOnce(short.map { walks[$0] }, under: condition, adding: &seconds)
    for (index, outcome) in zip(short, outcomes) { taken[index] = outcome }
    return taken
  }

  private func takeOnce(
    _ walks: [PlannedWalk<Subject>], under condition: Condition, adding seconds: inout Double
  ) -> [Taken] {
    let plain = runner.show(walks.map(\.walk), of: app, on: pattern, under: .plain)
    seconds += plain.map(\.seconds).reduce(0, +)
    guard condition != .plain else {
      return zip(walks, plain).map { outcome(of: $0, $1) }
    }
    var taken: [Taken] = plain.map { trail in
      switch trail.ending {
      case .wrong(.failure): .notRun("taken as written, the same steps end the process")
      case .notRun(let reason): .notRun(reason)
      case .right, .wrong(.fault): .right
      }
    }
    let able = taken.indices.filter { if case .right = taken[$0] { true } else { false } }
    let trails = runner.show(able.map { walks[$0].walk }, of: app, on: pattern, under: condition)
    seconds += trails.map(\.seconds).reduce(0, +)
    for (index, trail) in zip(able, trails) {
      var planned = walks[index]
      // What is wrong plainly may be right under the condition, as where a new view is updated.
      planned.reference = planned.reference.orSeen(plain[index].displays)
      taken[index] = outcome(of: planned, trail)
    }
    return taken
  }

  /// What came of a walk that left a trail.
  private func outcome(
    of planned: PlannedWalk<Subject>, _ trail: Trail<State>
  ) -> Outcome<Discrepancy<Subject>> {
    let steps = planned.walk.steps.count
    let difference =
      planned.reference.firstDifference(from: trail.displays)
      ?? planned.reference.firstMovedCursor(in: trail.displays)
    let different = difference.map { Discrepancy(after: $0, of: planned, trail) }
    switch trail.ending {
    case .notRun(let reason): return .notRun(reason)
    case .wrong(.failure(let failure)) where failure.isOfSystem: return .notRun("\(failure)")
    case .wrong(.failure(let failure)):
      // Where no display is read, it is not known how far it came; shrinking finds out.
      let count = trail.displays.isEmpty ? steps : min(steps, trail.displays.count)
      return .wrong(
        different ?? Discrepancy(after: count, of: planned, trail, .failure(failure)))
    case .wrong(.fault(let fault))
    where fault.isOfDisplays && difference == nil && planned.reference.isOpen(after: fault.steps):
      return .notRun("the display is wrong without that, too")
    // Of a display that is wrong itself, it is no fault that another is not like it.
    case .wrong(.fault(let fault))
    where fault.isOfDisplays ? difference ?? .max > fault.steps : difference ?? .max >= fault.steps:
      let count = min(fault.steps, steps)
      return .wrong(Discrepancy(after: count, of: planned, trail, .fault(fault)))
    case .right, .wrong(.fault): return different.map { .wrong($0) } ?? .right
    }
  }

  /// Indicates whether something is wrong even if a screen of the main actor has a long delay after each step, as
  /// in the suite: on a busy machine, what other threads do for it is late.
  func isConfirmed(
    _ found: Discrepancy<Subject>, under condition: Condition,
    after delay: Int = SearchLimits.longestDelay
  ) -> Bool {
    guard app.isOnMainActor(in: pattern), found.failure == nil, !condition.facts.overlapsTasks
    else { return true }
    var walk = found.walk
    let share = SearchLimits.longestConfirmation / max(1, walk.steps.count)
    walk.delay = max(SearchLimits.longestDelay, min(delay, share))
    return discrepancy(like: found, on: walk, under: condition) != nil
  }

  /// What is wrong when another walk is taken in place of one that was wrong; nil if nothing is, or if it cannot
  /// be tried.
  ///
  /// Where a new screen was known to be wrong, it may show anything.
  func discrepancy(
    like found: Discrepancy<Subject>, on walk: Walk<Gesture>, under condition: Condition
  ) -> Discrepancy<Subject>? {
    var seconds = 0.0
    return discrepancy(like: found, on: walk, under: condition, adding: &seconds)
  }

  /// The same, with the seconds that it takes added.
  func discrepancy(
    like found: Discrepancy<Subject>, on walk: Walk<Gesture>, under condition: Condition,
    adding seconds: inout Double
  ) -> Discrepancy<Subject>? {
    let outcome = take([planned(walk, like: found)], under: condition, adding: &seconds)[0]
    return if case .wrong(let found) = outcome { found } else { nil }
  }

  /// Another walk, with what must be seen along it, in place of one that was wrong.
  func planned(_ walk: Walk<Gesture>, like found: Discrepancy<Subject>) -> PlannedWalk<Subject> {
    var planned = found.planned
    planned.walk = walk
    planned.reference = app.reference(of: walk.steps)
    if found.planned.reference.isOpenAtFirst { planned.reference = planned.reference.openAtFirst }
    return planned
  }
}
