import AppScreens
import SharedSuite

extension Examination {
  /// Takes walks on several patterns in turns, on each until one shows something wrong.
  static func walks(
    _ tasks: some Sequence<Task>, from source: WalkSource, under condition: Condition,
    on patterns: [Self]
  ) -> [CheckResult] {
    var results = patterns.map { _ in CheckResult(source, condition) }
    var seconds = patterns.map { _ in 0.0 }
    func isGivenUp(_ index: Int) -> Bool {
      // A right step takes a few microseconds, and some tens in a build for debugging.
      seconds[index] > max(10, 500e-6 * Double(results[index].steps))
    }
    // A batch is small enough to be given up soon, and large enough for what walks share.
    let size = condition.facts.isSlow ? .max : 64
    var rest = tasks.makeIterator()
    while results.indices.contains(where: { results[$0].findings.isEmpty && !isGivenUp($0) }) {
      // Walks are drawn as they are taken, for there may be a million of them.
      var batch: [Task] = []
      while batch.count < size, let task = rest.next() { batch.append(task) }
      guard !batch.isEmpty else { break }
      for (index, pattern) in patterns.enumerated()
      where results[index].findings.isEmpty && !isGivenUp(index) {
        let start = ProcessorTime.now
        var found: Finding?
        pattern.take(batch, under: condition, countedIn: &results[index]) { task, discrepancy in
          found = discrepancy.flatMap { pattern.finding($0, on: task, under: condition) }
          return found == nil
        }
        seconds[index] += ProcessorTime.now - start
        if isGivenUp(index) {
          results[index].obstacles.append("given up, as the steps of this screen take long")
        }
        if condition != .plain, found?.failure != nil {
          results[index].obstacles.append("the screen ends its process")
        }
        results[index].findings = [found].compactMap(\.self)
      }
    }
    return results
  }

  /// Walks from a source, each with what the specification says of it.
  func tasks(from source: WalkSource) -> some Sequence<Task> {
    let corpus = StepCorpus(app)
    let share =
      switch source {
      case .random: 1
      case .repetition: 2
      case .numbers, .texts, .scenarios, .states, .sequences: 4
      }
    let drawn = RandomWalks(
      corpus, from: source, steps: effort.gestures / share, seed: effort.seed)
    let walks =
      switch source {
      case .sequences: AnySequence(app.sequences(of: effort.length ?? app.usualLength))
      // Long texts come last, as they take for ever where each of a few takes long.
      case .texts: AnySequence([AnySequence(drawn), AnySequence(corpus.longTexts)].lazy.joined())
      case .numbers, .random, .repetition, .scenarios, .states: AnySequence(drawn)
      }
    return walks.lazy.map { steps in
      Task(walk: Walk(steps), source: source.words, expected: specified(steps))
    }
  }

  /// Scenarios and random walks, to take under a condition.
  func tasks(under condition: Condition) -> [Task] {
    let corpus = StepCorpus(app)
    // Steps for other screens depend on the seed alone.
    let companions = StepCorpus(app, withScenarios: false)
    let random = (0..<UInt64(effort.walks)).map { index in
      let number = 1 + (effort.seed - 1) &* UInt64(effort.walks) &+ index
      var steps =
        RandomWalks(corpus, from: .random, steps: 1, seed: number).first { _ in true } ?? []
      // What takes a noticeable time is not done for long.
      if condition.facts.isSlow { steps = Array(steps.prefix(24)) }
      if condition.facts.replacesViews { steps = Array(steps.prefix(256)) }
      return Task(walk: walk(steps, number, companions), source: "random walk \(number)")
    }
    // Nor for every scenario.
    guard !condition.facts.isSlow else { return random }
    var new = Task(walk: walk([], 1, companions), source: "a new screen")
    return [new]
      + app.rules.flatMap(\.scenarios).filter { $0.steps.count <= 64 }.map { scenario in
        (new.walk.steps, new.source) = (scenario.steps, scenario.name)
        return new
      } + random
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
