import AppScreens

extension Examination {
  /// Looks for steps that grow dearer than they may, on walks that can grow.
  func cost() -> CheckResult {
    var result = CheckResult(.texts, .cost)
    for task in growingTasks where result.findings.isEmpty && result.obstacles.isEmpty {
      var finding: Finding?
      take([task], under: .cost, countedIn: &result) { task, found in
        finding = found.flatMap { self.finding($0, on: task, under: .cost) }
        return true
      }
      result.findings = [finding].compactMap(\.self)
    }
    return result
  }

  /// Indicates whether, by the rules, it makes no difference how many rounds of steps were before the last.
  func isForgotten(_ steps: Steps) -> Bool {
    guard let specification = app.specification else { return false }
    func state(after rounds: Range<Int>) -> Int {
      var rules = RulesAtWork(specification)
      let walk = Walk(steps)
      for step in walk.rounds(rounds) + walk.rounds(0..<1) { rules.take(step) }
      return rules.state
    }
    return state(after: 1..<3) == state(after: 1..<5)
  }

  /// The reason why a walk cannot grow in the way that its seed chooses; nil if it can.
  func obstacle(toGrowing walk: Walk<Gesture>) -> String? {
    guard Growth(seed: walk.seed) == .rounds, !isForgotten(walk.steps) else { return nil }
    return """
      by the rules it matters how often these steps were taken; with --seed 2, 3 or 4 their texts grow, \
      or the steps before the last
      """
  }

  private var growingTasks: [Task] {
    let corpus = StepCorpus(app)
    let fields = corpus.slots.filter { $0.slot.texts.count == 1 && !$0.slot.isNumeric }
    // Every text edited to a new one, every step that an app is known by, and a new view.
    let round =
      fields.map { $0.slot.step(holding: ["10000"]) ?? .replaceView } + corpus.steps
      + [.replaceView]
    return (isForgotten(round) ? [task(round, .rounds)] : [])
      + fields.flatMap { field in texts(in: field, besides: fields) } + repetitions(corpus)
  }

  /// Edits of a field, with the others as usual and with the others as long.
  private func texts(
    in field: StepCorpus<Subject>.Field, besides fields: [StepCorpus<Subject>.Field]
  ) -> [Task] {
    func edit(_ field: StepCorpus<Subject>.Field, _ text: String) -> Step<Gesture> {
      field.slot.step(holding: [text]) ?? .replaceView
    }
    func usual(_ field: StepCorpus<Subject>.Field) -> String {
      field.texts.first { !$0.isEmpty } ?? "1"
    }
    let others = fields.filter { $0.slot.name != field.slot.name }.map { edit($0, usual($0)) }
    return [usual(field), "1,", "a", "9", " ", "e\u{301}"].flatMap { piece in
      (others.isEmpty ? [Growth.lastText] : [.lastText, .allTexts]).map { growth in
        task(others + [edit(field, piece)], growth)
      }
    }
  }

  /// For each step with which a scenario ends, one scenario of which all before that step is repeated, such
  /// as keys; texts are long without that.
  private func repetitions(_ corpus: StepCorpus<Subject>) -> [Task] {
    var ends: Set<Step<Gesture>> = []
    return corpus.scenarios.filter { steps in
      (2...16).contains(steps.count) && steps.allSatisfy { $0.notation.utf8.count < 16 }
    }
    .filter { steps in steps.last.map { ends.insert($0).inserted } ?? false }
    .map { steps in task(steps, .stepsBeforeLast) }
  }

  private func task(_ steps: Steps, _ growth: Growth) -> Task {
    let source =
      switch growth {
      case .rounds, .stepsBeforeLast: "repetition"
      case .lastText, .allTexts: "doubled texts"
      }
    return Task(walk: walk(steps, growth.rawValue), source: source)
  }
}
