import AppScreens

extension Examination {
  /// Takes scenarios and random walks under a condition until one shows something wrong.
  func walks(under condition: Condition) -> CheckResult {
    var result = CheckResult(.random, condition)
    let corpus = StepCorpus(app)
    let replaces = condition.replacesViews
    func task(_ steps: Steps, like walk: Walk<Gesture>, _ source: String) -> Task {
      var walk = walk
      walk.steps = steps
      return Task(walk: walk, expected: .sameAsPlainly, source: source)
    }
    let companions = StepCorpus(app, withScenarios: false)
    let new = walk([], 1, companions)
    let written = app.rules.flatMap(\.scenarios).filter { $0.steps.count <= 64 }.map {
      task($0.steps, like: new, $0.name)
    }
    let numbers = (0..<UInt64(effort.walks)).map {
      1 + (effort.seed - 1) &* UInt64(effort.walks) &+ $0
    }
    let drawn = numbers.map { number in
      var steps =
        RandomWalks(corpus, from: .random, steps: 1, seed: number).first { _ in true } ?? []
      if replaces { steps = Array(steps.prefix(256)) }
      return task(steps, like: walk([], number, companions), "random walk \(number)")
    }
    // What takes a noticeable time for each walk is not done for every scenario.
    let tasks =
      condition.isSlow
      ? drawn.map { shortened($0) } : [task([], like: new, "a new screen")] + written + drawn
    var found: Finding?
    let coverage = take(tasks, under: condition) { task, discrepancy in
      guard let discrepancy else { return true }
      // On a busy machine memory may be taken by others, and come back late.
      let isSeenAgain =
        condition != .memory
        || (0..<Self.memoryCounts).contains { _ in
          self.discrepancy(on: task.walk, under: condition) != nil
        }
      if !isSeenAgain {
        result.obstacles = ["memory grew once, and not when it was counted again"]
        return true
      }
      found = finding(discrepancy, on: task, under: condition)
      return false
    }
    result.add(coverage)
    result.findings = [found].compactMap(\.self)
    if condition == .otherEnvironment, result.wasRun, !Surroundings.hasLanguages {
      result.obstacles.append("other languages were not tried, as this system has none")
    }
    result.isComplete = result.findings.isEmpty && result.obstacles.isEmpty
    return result
  }

  /// The number of times that memory is counted before it is said not to grow.
  static var memoryCounts: Int { 3 }

  private func shortened(_ task: Task) -> Task {
    var task = task
    task.walk.steps = Array(task.walk.steps.prefix(24))
    return task
  }

  /// Steps with a seed, and with steps for other screens that depend on it alone.
  func walk(
    _ steps: Steps, _ seed: UInt64, _ companions: StepCorpus<Subject>? = nil
  ) -> Walk<Gesture> {
    var walk = Walk(steps)
    walk.seed = seed
    guard !app.alphabet.isEmpty else { return walk }
    var generator = SeededGenerator(seed: seed)
    let source = StepGenerator(
      companions ?? StepCorpus(app, withScenarios: false), inventions: 2)
    walk.companions = (0..<32).map { _ in source.step(using: &generator) }
    return walk
  }
}
