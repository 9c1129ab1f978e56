import AppScreens

extension AppDefinition {
  /// Every check of this app over one pattern: of each source of walks, and under each condition.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - effort: How much to try; little unless given.
  /// - Returns: The checks, scenarios first.
  public func checks(of pattern: Pattern, effort: Effort = .little) -> [Check] {
    checks(of: [pattern], effort: effort)
  }

  /// Every check of this app over patterns, which take walks from the same source in turns.
  func checks(of patterns: [Pattern], effort: Effort) -> [Check] {
    func check(
      _ source: WalkSource, _ condition: Condition = .plain,
      _ body: @escaping @Sendable ([Examination<Self>]) -> [CheckResult]
    ) -> Check {
      Check(
        app: name, patterns: patterns.map(\.name), source: source, condition: condition
      ) { runner in
        body(
          patterns.map {
            Examination(app: self, pattern: $0, effort: effort, runner: runner)
          })
      }
    }
    let hasWorld = Gesture.Event.self != NoEvent.self
    let conditions = Condition.allCases.filter { condition in
      switch condition {
      case .plain, .cost: false
      case .lateResponses, .servicesOutliveScreen: hasWorld
      default: true
      }
    }
    let sources = WalkSource.allCases.filter { source in
      switch source {
      case .scenarios: false
      case .states, .sequences, .random, .repetition: specification != nil
      case .texts: specification != nil && StepCorpus(self).hasTexts
      case .numbers: specification != nil && NumberKeys(self) != nil
      }
    }
    return [check(.scenarios) { $0.map { $0.scenarios() } }]
      + sources.map { source in
        check(source) {
          source == .states ? $0.map { $0.states() } : Examination.walks(from: source, of: $0)
        }
      }
      + conditions.flatMap { condition -> [Check] in
        // Pauses are spent at the same time.
        if condition == .pauses, patterns.count > 1 {
          return patterns.flatMap { checks(of: [$0], effort: effort) }
            .filter { $0.condition == .pauses }
        }
        return [check(.random, condition) { $0.map { $0.walks(under: condition) } }]
      }
      + [check(.texts, .cost) { $0.map { $0.cost() } }]
  }
}

extension Examination {
  /// Takes the scenarios of all rules, each of which tells itself what must be seen.
  ///
  /// What is wrong at first, before any step, is found by itself, so that it does not hide all else.
  func scenarios() -> CheckResult {
    var result = CheckResult(.scenarios, .plain)
    do throws(RuleTextFailure) {
      result.obstacles = try app.disagreements().map(\.description)
    } catch {
      result.obstacles = ["\(error)"]
    }
    var found: [(task: Task, rule: String, discrepancy: Discrepancy)] = []
    let scenarios = app.rules.flatMap { rule in rule.scenarios.map { (rule.number, $0) } }
    let start = task([], [app.ruleFile.initial], "a new screen")
    var isRightAtFirst = true
    let atFirst = take([start], under: .plain) { task, discrepancy in
      isRightAtFirst = discrepancy == nil
      if let discrepancy { found.append((task, initialDisplayNumber, discrepancy)) }
      return true
    }
    result.add(atFirst)
    let tasks = scenarios.map { rule, scenario in
      var task = task(scenario.steps, scenario.widgets, scenario.name)
      if !isRightAtFirst, !scenario.steps.isEmpty { task.expected = task.expected.exceptAtFirst }
      return task
    }
    for (task, scenario) in zip(tasks, scenarios) {
      guard !isKnownToEnd(task, by: found.map(\.discrepancy)) else {
        result.tallies[scenario.0, default: .init()].wrongBefore += 1
        continue
      }
      var tally = result.tallies[scenario.0] ?? CheckResult.Tally()
      let coverage = take([task], under: .plain) { task, discrepancy in
        guard let discrepancy else {
          tally.right += 1
          return true
        }
        found.append((task, scenario.0, discrepancy))
        if discrepancy.steps.count == task.walk.steps.count {
          tally.wrongInTheEnd += 1
        } else {
          tally.wrongBefore += 1
        }
        return true
      }
      if coverage.walks == 0 { tally.notTried += 1 }
      result.tallies[scenario.0] = tally
      result.add(coverage)
    }
    result.isComplete = found.isEmpty
    result.findings = findings(found, result.tallies)
    return result
  }

  /// Steps that must show what the specification says; without one, widgets as they are written.
  private func task(_ steps: Steps, _ written: [[Widget]], _ source: String) -> Task {
    let expected = specified(steps).map(Expected.displays) ?? .widgets(written)
    return Task(walk: Walk(steps), expected: expected, source: source, isScenario: true)
  }

  /// Indicates whether steps contain those that are known to end the process.
  private func isKnownToEnd(_ task: Task, by found: [Discrepancy]) -> Bool {
    found.contains { $0.failure != nil && $0.steps.isSubsequence(of: task.walk.steps) }
  }

  /// A finding for each rule that wrong scenarios break, from the shortest of those that it explains.
  private func findings(
    _ found: [(task: Task, rule: String, discrepancy: Discrepancy)],
    _ tallies: [String: CheckResult.Tally]
  ) -> [Finding] {
    var findings: [Finding] = []
    var explained: Set<String> = []
    for (task, home, discrepancy) in found.sorted(by: {
      $0.discrepancy.steps.count < $1.discrepancy.steps.count
    }) {
      // Without a specification, a scenario speaks for its own rule.
      let cited =
        app.specification == nil
        ? home
        : (discrepancy.shown.last ?? nil).flatMap {
          Attribution(app, after: discrepancy.steps)?.rule(brokenBy: $0)
        } ?? survivalNumber
      guard explained.insert(cited).inserted else { continue }
      var finding = finding(discrepancy, on: task, under: .plain)
      if app.specification == nil, finding.kind == .visible || finding.kind == .hidden {
        finding.rule = home
        finding.kind = .visible
        finding.hint = app.rule(home)?.hint
      }
      // Where all scenarios of the cited rule are right, that of the failed one explains more.
      if !discrepancy.steps.isEmpty, finding.kind == .visible,
        tallies[finding.rule]?.isRight ?? false, let home = app.rule(home), !home.isOfEveryScreen
      {
        (finding.rule, finding.hint) = (home.number, home.hint)
      }
      if !findings.contains(where: { $0.rule == finding.rule }) { findings.append(finding) }
    }
    return findings
  }

  /// Takes walks from a source on several patterns in turns, on each until one shows something wrong.
  static func walks(from source: WalkSource, of patterns: [Self]) -> [CheckResult] {
    var results = patterns.map { _ in CheckResult(source, .plain) }
    guard let first = patterns.first else { return [] }
    let walks = first.source(source).makeIterator()
    while results.contains(where: \.findings.isEmpty) {
      // Walks are drawn as they are taken, for there may be a million of them.
      var tasks: [Task] = []
      while tasks.count < 64, let steps = walks.next() {
        tasks.append(
          Task(
            walk: Walk(steps),
            expected: first.specified(steps).map(Expected.displays) ?? .sameAsPlainly,
            source: source.words))
      }
      guard !tasks.isEmpty else { break }
      for (index, pattern) in patterns.enumerated() where results[index].findings.isEmpty {
        var found: Finding?
        let coverage = pattern.take(tasks, under: .plain) { task, discrepancy in
          found = discrepancy.map { pattern.finding($0, on: task, under: .plain) }
          return found == nil
        }
        results[index].add(coverage)
        results[index].findings = [found].compactMap(\.self)
      }
    }
    for index in results.indices {
      results[index].isComplete =
        results[index].findings.isEmpty && results[index].obstacles.isEmpty
    }
    return results
  }

  private func source(_ source: WalkSource) -> AnySequence<Steps> {
    let corpus = StepCorpus(app)
    switch source {
    case .sequences: return AnySequence(app.sequences(of: effort.length ?? app.usualLength))
    case .texts:
      let texts = RandomWalks(corpus, from: .texts, steps: effort.gestures / 4, seed: effort.seed)
      return AnySequence([AnySequence(longTexts(corpus)), AnySequence(texts)].lazy.joined())
    case .numbers, .random, .repetition, .scenarios, .states:
      let share = source == .random ? 1 : source == .repetition ? 2 : 4
      return AnySequence(
        RandomWalks(corpus, from: source, steps: effort.gestures / share, seed: effort.seed))
    }
  }

  /// Edits with texts longer than counts in sixteen bits, recursion and small buffers can do with.
  private func longTexts(_ corpus: StepCorpus<Subject>) -> [Steps] {
    corpus.slots.filter { $0.slot.texts.count == 1 && !$0.slot.isNumeric }.flatMap { slot, own, _ in
      let piece = own.max { $0.utf8.count < $1.utf8.count } ?? "1"
      return [piece, "1,", "a"].flatMap { piece -> [Steps] in
        let count = 70_000 / max(1, piece.count)
        let text = String(repeating: piece.isEmpty ? "1" : piece, count: count)
        guard let step = slot.step(holding: [text]) else { return [] }
        return [[step] + (corpus.scenarios.last?.last.map { [$0] } ?? [])]
      }
    }
  }

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
      found = discrepancy.map { finding($0, on: task, under: condition) }
      return found == nil
    }
    result.add(coverage)
    result.findings = [found].compactMap(\.self)
    if condition == .otherEnvironment, !Surroundings.hasLanguages {
      result.remarks.append("other languages were not tried, as this system has none")
    }
    result.isComplete = result.findings.isEmpty && result.obstacles.isEmpty
    return result
  }

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

extension Array where Element: Equatable {
  /// Indicates whether these are among others, in this order.
  func isSubsequence(of others: [Element]) -> Bool {
    var rest = self[...]
    for other in others where rest.first == other { rest.removeFirst() }
    return rest.isEmpty
  }
}
