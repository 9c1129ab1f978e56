import AppScreens

/// The examination of one pattern's screens for one app.
///
/// Each walk is taken plainly, and compared with what the rules say; under every other condition with what
/// it shows plainly. The first display that is not as it must be is a finding.
struct Examination<Subject: AppDefinition>: Sendable {
  typealias Gesture = Subject.Gesture
  typealias Display = Subject.Display
  typealias Steps = [Step<Gesture>]

  let app: Subject
  let pattern: Pattern
  let effort: Effort
  let runner: any Runner

  /// What must be seen along steps, by the specification; nil without one.
  func specified(_ steps: Steps) -> [Display]? {
    Attribution(app, after: steps)?.displays
  }

  /// Takes walks under a condition.
  ///
  /// - Parameters:
  ///   - tasks: The walks, each with what must be seen.
  ///   - condition: The condition.
  ///   - tell: Called after each walk with what is wrong, or nil; returns false to stop.
  /// - Returns: How much was tried.
  func take(
    _ tasks: [Task], under condition: Condition, tell: (Task, Discrepancy?) -> Bool
  ) -> Coverage {
    var coverage = Coverage()
    // A batch is small enough to be given up soon, and large enough for what walks share.
    let size = condition.isSlow ? tasks.count : 64
    var rest = tasks[...]
    while !rest.isEmpty {
      let batch = Array(rest.prefix(size))
      rest = rest.dropFirst(size)
      for (task, outcome) in zip(batch, outcomes(of: batch, under: condition)) {
        switch outcome {
        case .notRun(let reason): coverage.obstacles.insert(reason)
        case .right:
          coverage.note(task.walk)
          guard tell(task, nil) else { return coverage }
        case .wrong(let found):
          coverage.note(task.walk)
          guard tell(task, found) else { return coverage }
        }
      }
    }
    return coverage
  }

  /// What is wrong on a trail that must show what its task expects.
  func discrepancy(_ task: Task, _ trail: Trail<Display>) -> Discrepancy? {
    guard
      case .wrong(let found) = outcome(of: trail, Reference(task.expected, nil), task.walk)
    else { return nil }
    return found
  }

  private enum Outcome {
    case right
    case wrong(Discrepancy)
    case notRun(String)
  }

  private func outcomes(of tasks: [Task], under condition: Condition) -> [Outcome] {
    let walks = tasks.map(\.walk)
    let needsPlain = tasks.contains { if case .sameAsPlainly = $0.expected { true } else { false } }
    let plain = needsPlain ? runner.show(walks, of: app, on: pattern, under: .plain) : []
    let trails = runner.show(walks, of: app, on: pattern, under: condition)
    return tasks.indices.map { index in
      let reference = Reference(tasks[index].expected, needsPlain ? plain[index] : nil)
      return outcome(of: trails[index], reference, tasks[index].walk)
    }
  }

  /// What a trail is compared with.
  private struct Reference {
    let expected: Expected
    let plain: Trail<Display>?

    init(_ expected: Expected, _ plain: Trail<Display>?) {
      (self.expected, self.plain) = (expected, plain)
    }

    /// The first place at which a trail shows something else, by the number of steps there.
    func firstDifference(in trail: Trail<Display>) -> Int? {
      switch expected {
      case .displays(let displays): trail.firstDifference(from: displays)
      case .widgets(let widgets):
        zip(trail.displays, widgets).enumerated().first { _, pair in
          pair.0 != nil && pair.1 != nil && pair.0?.widgets != pair.1
        }?.offset
      case .sameAsPlainly: plain.flatMap { trail.firstDifference(from: $0.displays) }
      }
    }

    /// The widgets at first and after each of some steps.
    func widgets(_ count: Int) -> [[Widget]?] {
      switch expected {
      case .displays(let displays): displays.prefix(count + 1).map { $0?.widgets }
      case .widgets(let widgets): Array(widgets.prefix(count + 1))
      case .sameAsPlainly: (plain?.displays ?? []).prefix(count + 1).map { $0?.widgets }
      }
    }
  }

  private func outcome(
    of trail: Trail<Display>, _ reference: Reference, _ walk: Walk<Gesture>
  ) -> Outcome {
    func discrepancy(_ count: Int) -> Discrepancy {
      Discrepancy(
        steps: Array(walk.steps.prefix(count)), seed: walk.seed,
        expected: reference.widgets(count),
        shown: Array(trail.displays.prefix(count + 1)))
    }
    switch reference.plain?.ending {
    case .whole, .fault, nil: break
    case .failed: return .notRun("the screen ends its process on the same steps as written")
    case .notRun(let reason): return .notRun(reason)
    }
    let difference = reference.firstDifference(in: trail)
    switch trail.ending {
    case .notRun(let reason): return .notRun(reason)
    case .failed(let failure) where failure.isOfSystem: return .notRun("\(failure)")
    case .failed(let failure):
      // Where nobody looks, it is not known how far it came; shrinking finds out.
      let count = trail.displays.isEmpty ? walk.steps.count : trail.displays.count
      var found = discrepancy(difference ?? min(walk.steps.count, count))
      if difference == nil { found.failure = failure }
      return .wrong(found)
    case .fault(let fault) where difference ?? .max >= fault.steps:
      var found = discrepancy(min(fault.steps, walk.steps.count))
      found.fault = fault
      return .wrong(found)
    case .whole, .fault:
      return difference.map { .wrong(discrepancy($0)) } ?? .right
    }
  }

  /// What is wrong on a walk, perhaps whatever a new screen shows; nil if nothing is, or if it cannot be tried.
  func discrepancy(
    on walk: Walk<Gesture>, under condition: Condition, exceptAtFirst: Bool = false,
    in runner: (any Runner)? = nil
  ) -> Discrepancy? {
    var other = self
    if let runner {
      other = Examination(app: app, pattern: pattern, effort: effort, runner: runner)
    }
    let specified = condition == .plain ? specified(walk.steps) : nil
    let expected = specified.map(Expected.displays) ?? .sameAsPlainly
    let task = Task(
      walk: walk, expected: exceptAtFirst ? expected.exceptAtFirst : expected, source: "")
    if case .wrong(let found)? = other.outcomes(of: [task], under: condition).first {
      return found
    }
    return nil
  }
}
