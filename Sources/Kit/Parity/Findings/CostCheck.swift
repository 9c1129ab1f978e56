import AppScreens

extension Examination {
  /// Looks for steps that grow dearer than they may: what they deal with is doubled, and doubled again.
  ///
  /// A step may cost in proportion to its text, and to a screen that keeps its history, to that. What is
  /// judged is not how long it takes, but how that grows: twice the text must not take four times as long.
  /// Source: Goldsmith, Aiken and Wilkerson, *Measuring Empirical Computational Complexity*, ESEC/FSE 2007.
  func cost() -> CheckResult {
    var result = CheckResult(.texts, .cost)
    let corpus = StepCorpus(app)
    for work in texts(corpus) + repetitions(corpus) {
      guard let part = cost(of: work(64), &result), let whole = cost(of: work(512), &result) else {
        return result
      }
      // Eight times as much: most work is seen at once to cost in proportion.
      if whole > max(50e-6, 16 * part), let size = excess(of: work, &result) {
        result.findings = [finding(on: work(size))]
        return result
      }
    }
    result.isComplete = result.obstacles.isEmpty
    return result
  }

  /// Steps of some size, of which the last deals with all of it.
  private typealias Work = (_ size: Int) -> Steps

  /// Edits of every field, with the others as usual and with the others as long.
  private func texts(_ corpus: StepCorpus<Subject>) -> [Work] {
    let fields = corpus.slots.filter { $0.slot.texts.count == 1 && !$0.slot.isNumeric }
    func step(_ slot: TextSlot<Gesture>, _ text: String) -> Step<Gesture> {
      slot.step(holding: [text]) ?? .replaceView
    }
    return fields.flatMap { field -> [Work] in
      let own = field.texts.first { !$0.isEmpty } ?? "1"
      let others = fields.filter { $0.slot.name != field.slot.name }
      return [own, "1,", "a", "9", " ", "e\u{301}"].flatMap { piece -> [Work] in
        [false, true].map { isLong in
          { size in
            others.map { other in
              let text = other.texts.first { !$0.isEmpty } ?? "1"
              return step(other.slot, String(repeating: text, count: isLong ? size : 1))
            } + [step(field.slot, String(repeating: piece, count: size))]
          }
        }
      }
    }
  }

  /// For each step with which a scenario ends, one scenario of which all before that step is repeated, such
  /// as keys; texts are long without that.
  private func repetitions(_ corpus: StepCorpus<Subject>) -> [Work] {
    var ends: Set<Step<Gesture>> = []
    return corpus.scenarios.filter { steps in
      (2...16).contains(steps.count) && steps.allSatisfy { $0.notation.utf8.count < 16 }
    }
    .filter { steps in steps.last.map { ends.insert($0).inserted } ?? false }
    .map { steps in
      { size in
        repeatElement(steps.dropLast(), count: size / (steps.count - 1)).joined()
          + steps.suffix(1)
      }
    }
  }

  /// The size of the longest texts, in pieces: a glance at a screen deals with shorter ones.
  private var longest: Int { effort.gestures < Effort.little.gestures ? 1_024 : 4_096 }

  /// The size at which work has grown too dear; nil if it grows as it may.
  private func excess(of work: Work, _ result: inout CheckResult) -> Int? {
    var (size, last) = (4, 0.0)
    repeat {
      size *= 2
      guard let cost = cost(of: work(size), &result) else { return nil }
      // Where it doubles with every character, the next size takes for ever.
      if cost > 20e-3 || last > 0 && cost > max(1e-3, 30 * last) { break }
      last = cost
    } while size < longest
    guard size >= 32 else { return nil }
    // Whatever else a machine does can only add to what is measured: the least of some measurements tells.
    var least = [Double](repeating: .infinity, count: 3)
    for round in 1...5 {
      for (index, part) in [4, 2, 1].enumerated() {
        guard let cost = cost(of: work(size / part), &result) else { return nil }
        least[index] = min(least[index], cost)
      }
      // Work that takes no time at all does not tell how it grows.
      guard least[2] > 0.5e-3 else { return nil }
      let isTooDear = least[1] > 3.2 * least[0] && least[2] > 3.2 * least[1]
      if round > 2 && !isTooDear { return nil }
    }
    return size
  }

  /// The seconds that the last of some steps takes; nil where they cannot be tried.
  private func cost(of steps: Steps, _ result: inout CheckResult) -> Double? {
    let trail = runner.show(Walk(steps), of: app, on: pattern, under: .cost)
    switch trail.ending {
    case .whole, .fault:
      result.walks += 1
      result.steps += steps.count
      return trail.cost
    case .failed: result.obstacles = ["the screen ends its process on such steps"]
    case .notRun(let reason): result.obstacles = [reason]
    }
    return nil
  }

  private func finding(on steps: Steps) -> Finding {
    let rule = app.rule(on: .cost)
    var finding = Finding(
      app: app.name, rule: rule?.number ?? survivalNumber, pattern: pattern.name, condition: .cost,
      source: "doubled texts",
      moments: [Finding.Moment(step: nil)] + steps.map { Finding.Moment(step: $0.notation) },
      expected: "a step that takes at most twice as long for twice as much",
      shown: "one that takes about four times as long, or longer, each time", kind: .hidden,
      foundAfter: steps.count)
    finding.hint = Condition.cost.facts.hint
    return finding
  }
}
