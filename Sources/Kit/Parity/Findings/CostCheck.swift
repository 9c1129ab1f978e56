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
    for work in texts(corpus) {
      guard let steps = costs(of: [work(1_024)], &result) else { return result }
      if steps[0] > 200e-6, let size = excess(of: work, &result) {
        result.findings = [finding(on: work(size))]
        return result
      }
    }
    for loop in loops(corpus) {
      for step in dear(after: loop, corpus, &result) {
        let work: Work = { loop.start + repeatElement(loop.body, count: $0).joined() + [step] }
        if let size = excess(of: work, &result) {
          result.findings = [finding(on: work(size))]
          return result
        }
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

  /// Every step alone, and some stretches of scenarios, to repeat.
  private func loops(_ corpus: StepCorpus<Subject>) -> [Loop<Gesture>] {
    var chance = SeededGenerator(seed: effort.seed)
    return (app.steps + [.replaceView]).map { Loop(start: [], body: [$0]) }
      + (0..<8).map { _ in Loop(corpus, using: &chance) }
  }

  /// The steps that cost much more than others after many repetitions, each time.
  ///
  /// Where all cost the same, the screen goes through its history, which is slow but right.
  private func dear(
    after loop: Loop<Gesture>, _ corpus: StepCorpus<Subject>, _ result: inout CheckResult
  ) -> [Step<Gesture>] {
    let repeated = loop.start + repeatElement(loop.body, count: 256).joined()
    let steps = app.steps + [.replaceView]
    // One walk takes them one after the other, and only its last look is measured: which is the dearest?
    guard let whole = costs(of: [repeated + steps.prefix(1)], &result), whole[0] > 50e-6 else {
      return []
    }
    guard let costs = costs(of: steps.map { repeated + [$0] }, &result) else { return [] }
    let limit = max(100e-6, 4 * costs.sorted()[costs.count / 2])
    return zip(steps, costs).filter { $1 > limit }.map(\.0)
  }

  /// The size of the longest texts, in pieces: a glance at a screen deals with shorter ones.
  private var longest: Int { effort.gestures < Effort.little.gestures ? 1_024 : 4_096 }

  /// The size at which work has grown too dear; nil if it grows as it may.
  private func excess(of work: Work, _ result: inout CheckResult) -> Int? {
    var (size, last) = (4, 0.0)
    repeat {
      size *= 2
      guard let cost = costs(of: [work(size)], &result)?.first else { return nil }
      // Where it doubles with every character, the next size takes for ever.
      if cost > 20e-3 || last > 0 && cost > max(1e-3, 30 * last) { break }
      last = cost
    } while size < longest
    guard size >= 32 else { return nil }
    // Whatever else a machine does can only add to what is measured: the least of some measurements tells.
    var least = [Double](repeating: .infinity, count: 3)
    for round in 1...5 {
      guard let costs = costs(of: [size / 4, size / 2, size].map(work), &result) else { return nil }
      least = zip(least, costs).map(min)
      // Work that takes no time at all does not tell how it grows.
      guard least[2] > 0.5e-3 else { return nil }
      let isTooDear = least[1] > 3.2 * least[0] && least[2] > 3.2 * least[1]
      if round > 2 && !isTooDear { return nil }
    }
    return size
  }

  /// The seconds that the last steps of walks take; nil where they cannot be tried.
  private func costs(of walks: [Steps], _ result: inout CheckResult) -> [Double]? {
    let trails = runner.show(walks.map(Walk.init), of: app, on: pattern, under: .cost)
    for trail in trails {
      switch trail.ending {
      case .whole, .fault: continue
      case .failed: result.obstacles = ["the screen ends its process on such steps"]
      case .notRun(let reason): result.obstacles = [reason]
      }
      return nil
    }
    result.walks += walks.count
    result.steps += walks.map(\.count).reduce(0, +)
    return trails.map(\.cost)
  }

  private func finding(on steps: Steps) -> Finding {
    let rule = app.rule(on: .cost)
    var finding = Finding(
      app: app.name, rule: rule?.number ?? survivalNumber, pattern: pattern.name, condition: .cost,
      source: "doubled texts",
      moments: [Finding.Moment(step: nil)] + steps.map { Finding.Moment(step: $0.notation) },
      expected: "a step that takes at most twice as long where it deals with twice as much",
      shown: "one that takes about four times as long, or longer, each time", kind: .hidden,
      foundAfter: steps.count)
    finding.hint = Condition.cost.hint
    return finding
  }
}
