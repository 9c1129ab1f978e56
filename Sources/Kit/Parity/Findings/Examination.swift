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

  /// The same in another place.
  func taken(in runner: any Runner) -> Examination {
    Examination(app: app, pattern: pattern, effort: effort, runner: runner)
  }

  /// A walk, and what must be seen along it.
  struct Task {
    var walk: Walk<Gesture>
    var source: String

    /// The displays that must be seen plainly, at first and after each step; none where nothing says so.
    var expected: [Expected] = []
    var isScenario = false
  }

  /// A demand on the display at one moment.
  enum Expected {
    /// This display, by the specification, or since it is seen plainly.
    case display(Display)

    /// These widgets, as a scenario of an app without a specification has them.
    case widgets([Widget])

    /// Whatever there is.
    case anything

    /// The widgets that must be seen; nil if any may.
    var widgets: [Widget]? {
      switch self {
      case .display(let display): display.widgets
      case .widgets(let widgets): widgets
      case .anything: nil
      }
    }

    func allows(_ shown: Display) -> Bool {
      switch self {
      case .display(let display): shown == display
      case .widgets(let widgets): shown.widgets == widgets
      case .anything: true
      }
    }
  }

  /// The displays along steps by the specification; none without one.
  func specified(_ steps: Steps) -> [Expected] {
    guard let specification = app.specification else { return [] }
    var rules = RulesAtWork(specification)
    var expected: [Expected] = [.display(rules.display)]
    expected.reserveCapacity(steps.count + 1)
    for step in steps {
      rules.take(step)
      expected.append(.display(rules.display))
    }
    return expected
  }

  /// Takes walks under a condition.
  ///
  /// - Parameters:
  ///   - tasks: The walks, each with what must be seen.
  ///   - condition: The condition.
  ///   - result: Where to count what was tried.
  ///   - tell: Called after each walk with what is wrong, or nil; returns false to stop.
  func take(
    _ tasks: [Task], under condition: Condition, countedIn result: inout CheckResult,
    tell: (Task, Discrepancy?) -> Bool
  ) {
    for (task, outcome) in zip(tasks, outcomes(of: tasks, under: condition)) {
      var found: Discrepancy?
      switch outcome {
      case .notRun(let reason):
        result.obstacles = Set(result.obstacles + [reason]).sorted()
        result.walksNotRun += 1
        result.stepsNotRun += task.walk.steps.count
        continue
      case .right: break
      case .wrong(let discrepancy): found = discrepancy
      }
      result.walks += 1
      result.steps += task.walk.steps.count
      guard tell(task, found) else { return }
    }
  }

  enum Outcome {
    case right
    case wrong(Discrepancy)
    case notRun(String)
  }

  private func outcomes(of tasks: [Task], under condition: Condition) -> [Outcome] {
    let walks = tasks.map(\.walk)
    let plain = runner.show(walks, of: app, on: pattern, under: .plain)
    guard condition != .plain else { return zip(tasks, plain).map(outcome) }
    var outcomes = plain.map { trail -> Outcome in
      switch trail.ending {
      case .failed: .notRun("taken as written, the same steps end the process")
      case .notRun(let reason): .notRun(reason)
      case .whole, .fault:
        .right
      }
    }
    let able = outcomes.indices.filter { if case .right = outcomes[$0] { true } else { false } }
    let trails = runner.show(able.map { walks[$0] }, of: app, on: pattern, under: condition)
    for (index, trail) in zip(able, trails) {
      var task = tasks[index]
      task.expected = plain[index].displays.map { $0.map(Expected.display) ?? .anything }
      outcomes[index] = outcome(of: task, trail)
    }
    return outcomes
  }

  /// What came of a walk that left a trail.
  func outcome(of task: Task, _ trail: Trail<Display>) -> Outcome {
    let (walk, expected) = (task.walk, task.expected)
    func discrepancy(_ count: Int) -> Discrepancy {
      Discrepancy(
        steps: Array(walk.steps.prefix(count)), seed: walk.seed,
        expected: Array(expected.prefix(count + 1)),
        shown: Array(trail.displays.prefix(count + 1)))
    }
    var difference: Int?
    for count in 0..<min(trail.displays.count, expected.count) {
      guard let shown = trail.displays[count], !expected[count].allows(shown) else { continue }
      difference = count
      break
    }
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
    on walk: Walk<Gesture>, under condition: Condition, exceptAtFirst: Bool = false
  ) -> Discrepancy? {
    var task = Task(walk: walk, source: "")
    if condition == .plain { task.expected = specified(walk.steps) }
    if exceptAtFirst, !task.expected.isEmpty { task.expected[0] = .anything }
    let outcome = outcomes(of: [task], under: condition).first
    return if case .wrong(let found)? = outcome { found } else { nil }
  }
}
