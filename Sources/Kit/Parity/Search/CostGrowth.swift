import AppScreens
import Foundation

/// Steps that grow dearer than they may: what they deal with is doubled, and doubled again.
///
/// A step may cost in proportion to its text, and to a screen that keeps its history, to that. What is
/// judged is not how long it takes, but how that grows: twice the text must not take four times as long.
/// Source: Goldsmith, Aiken and Wilkerson, *Measuring Empirical Computational Complexity*, ESEC/FSE 2007.
struct CostGrowth<Subject: AppDefinition> {
  typealias MakeScreen = @Sendable () -> any Screen<Subject.Gesture, Subject.Display>

  /// Steps that lead to a state of some size, and one that deals with all of it.
  struct Work {
    let before: (_ size: Int) -> [Step<Subject.Gesture>]
    let measured: (_ size: Int) -> Step<Subject.Gesture>
  }

  private let corpus: StepCorpus<Subject>
  private let makeScreen: MakeScreen

  init(_ app: Subject, _ makeScreen: @escaping MakeScreen) {
    corpus = StepCorpus(app)
    self.makeScreen = makeScreen
  }

  /// The first work that grows too dear, at the size where that shows; and the number of steps taken.
  func firstExcess() -> (steps: [Step<Subject.Gesture>]?, taken: Int) {
    var taken = 0
    for work in texts {
      taken += 1
      if cost(of: work, at: 1_024, tries: 1).measured > 200e-6, let size = excess(of: work) {
        return (work.before(size) + [work.measured(size)], taken)
      }
    }
    for (start, body) in bodies {
      taken += 256 * body.count
      for step in dear(after: start, body) {
        let work = Work(
          before: { start + Array(repeatElement(body, count: $0).joined()) },
          measured: { _ in step })
        if let size = excess(of: work) { return (work.before(size) + [step], taken) }
      }
    }
    return (nil, taken)
  }

  /// Edits of every field, with the others as usual and with the others as long.
  private var texts: [Work] {
    let fields = corpus.slots.filter { $0.slot.texts.count == 1 && !$0.slot.isNumeric }
    func text(of field: (slot: TextSlot<Subject.Gesture>, texts: [String], kind: TextKind?))
      -> String
    {
      field.texts.first { !$0.isEmpty } ?? "1"
    }
    func step(
      _ field: (slot: TextSlot<Subject.Gesture>, texts: [String], kind: TextKind?), _ text: String
    ) -> Step<Subject.Gesture> {
      field.slot.step(holding: [text]) ?? .replaceView
    }
    return fields.flatMap { field in
      let others = fields.filter { $0.slot.name != field.slot.name }
      return [text(of: field), "1,", "a", "9", " ", "e\u{301}"].flatMap { piece in
        [false, true].map { isLong in
          Work { size in
            others.map { step($0, String(repeating: text(of: $0), count: isLong ? size : 1)) }
          } measured: {
            step(field, String(repeating: piece, count: $0))
          }
        }
      }
    }
  }

  /// Every step alone, and some stretches of scenarios, to repeat.
  private var bodies: [(start: [Step<Subject.Gesture>], body: [Step<Subject.Gesture>])] {
    var chance = SeededGenerator(seed: 1)
    return (corpus.app.steps + [.replaceView]).map { ([], [$0]) }
      + (0..<8).map { _ in
        let loop = Loop(corpus, using: &chance)
        return (loop.start, loop.body)
      }
  }

  /// The steps that cost much more than others after many repetitions, each time.
  ///
  /// Where all cost the same, the screen goes through its history, which is slow but right.
  private func dear(
    after start: [Step<Subject.Gesture>], _ body: [Step<Subject.Gesture>]
  ) -> [Step<Subject.Gesture>] {
    let repeated = start + Array(repeatElement(body, count: 256).joined())
    let screen = makeScreen()
    for step in repeated { screen.take(step) }
    var chance = SeededGenerator(seed: 2)
    let steps = (corpus.app.steps + [.replaceView]).shuffled(using: &chance)
    let costs = steps.map { cost(of: $0, on: screen) }
    let limit = max(100e-6, 4 * costs.sorted()[costs.count / 2])
    return zip(steps, costs).filter { $1 > limit }.map(\.0).filter { step in
      let work = Work(before: { _ in repeated }, measured: { _ in step })
      return cost(of: work, at: 256, tries: 3).measured > limit
    }
  }

  /// The size at which work has grown too dear; nil if it grows as it may.
  private func excess(of work: Work) -> Int? {
    var last = 0.0
    var size = 4
    repeat {
      size *= 2
      let cost = cost(of: work, at: size, tries: 3)
      // Where it doubles with every character, or leads there slowly, the next size takes for ever.
      if cost.measured > 20e-3 || last > 0 && cost.measured > 30 * last || cost.before > 0.1 {
        break
      }
      last = cost.measured
    } while size < 4_096
    guard size >= 32 else { return nil }
    // Chance, such as what a busy machine leaves of its caches, does not come five times; and work that
    // takes no time at all does not tell how it grows.
    for _ in 0..<5 {
      let costs = [size / 4, size / 2, size].map { cost(of: work, at: $0, tries: 5).measured }
      guard costs[2] > 0.5e-3, costs[1] > 3.2 * costs[0], costs[2] > 3.2 * costs[1] else {
        return nil
      }
    }
    return size
  }

  /// The seconds that work of a size takes the processor, and the steps before it, at best.
  private func cost(
    of work: Work, at size: Int, tries: Int
  ) -> (before: Double, measured: Double) {
    let before = work.before(size)
    let measured = work.measured(size)
    let costs = (0..<tries).map { _ in
      let screen = makeScreen()
      let start = Self.processorTime
      for step in before { screen.take(step) }
      return (before: Self.processorTime - start, measured: cost(of: measured, on: screen))
    }
    return (costs.map(\.before).min() ?? 0, costs.map(\.measured).min() ?? 0)
  }

  private func cost(
    of step: Step<Subject.Gesture>, on screen: any Screen<Subject.Gesture, Subject.Display>
  ) -> Double {
    let start = Self.processorTime
    screen.take(step)
    _ = screen.display
    return Self.processorTime - start
  }

  /// The seconds of the processor that this thread has had, whatever else the machine does.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension AppDefinition {
  /// The check that no step of a pattern grows dearer than it may.
  func costCheck(
    of pattern: String, _ rule: Rule<Gesture, Display>,
    _ makeScreen: @escaping CostGrowth<Self>.MakeScreen
  ) -> Check {
    let name = "doubling what a step deals with"
    return Check(app: self.name, rule: rule.number, pattern: pattern, name: name, mode: rule.mode) {
      _ in
      let (steps, taken) = CostGrowth(self, makeScreen).firstExcess()
      let finding = steps.map { steps in
        Finding(
          app: self.name, rule: rule.number, pattern: pattern, check: name,
          moments: [Finding.Moment(step: nil)] + steps.map { Finding.Moment(step: $0.notation) },
          expected: "a step that takes at most twice as long where it deals with twice as much",
          shown: "one that takes about four times as long, or longer, each time",
          kind: .hidden, foundAfter: steps.count,
          hint: """
            what goes through the whole text once for each of its parts, or again for each part of \
            another text?
            """)
      }
      return CheckResult(steps: taken, finding: finding)
    }
  }
}
