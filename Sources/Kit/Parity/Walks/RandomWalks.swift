import AppScreens

/// Walks by chance, until a number of steps is made; each depends on the seed and on its number alone.
struct RandomWalks<Subject: AppDefinition>: Sequence, IteratorProtocol {
  private let corpus: StepCorpus<Subject>
  private let source: WalkSource
  private let gestures: Int
  private let seed: UInt64
  private let keys: NumberKeys<Subject>?
  private var number: UInt64 = 0
  private var made = 0
  private var singles: ArraySlice<Step<Subject.Gesture>>
  private var numbers: ArraySlice<[Step<Subject.Gesture>]>

  /// The first step that makes a text longer each time; nil if none does.
  private let growing: Step<Subject.Gesture>?

  /// Walks from a source that suits the app, of so many steps in all; a few more where some walks are always taken.
  init(_ corpus: StepCorpus<Subject>, from source: WalkSource, steps: Int, seed: UInt64) {
    (self.corpus, self.source, self.seed) = (corpus, source, seed)
    keys = NumberKeys(corpus.app)
    singles = (corpus.steps + [.replaceView])[...]
    let limits = source == .numbers ? keys?.limits ?? [] : []
    numbers = (limits + (keys?.returns ?? []))[...]
    growing = source == .repetition ? corpus.steps.first(where: corpus.app.makesTextsLonger) : nil
    gestures = steps + limits.joined().count + (growing == nil ? 0 : Self.mostRepetitions)
  }

  /// The number of times that one step is taken again and again.
  private static var mostRepetitions: Int { 1_030 }

  mutating func next() -> [Step<Subject.Gesture>]? {
    guard made < gestures else { return nil }
    number += 1
    var seeds = SeededGenerator(seed: seed &+ number &* 0x9E37_79B9_7F4A_7C15)
    var chance = SeededGenerator(seed: seeds.next())
    let steps =
      switch source {
      case .texts: texts(&chance)
      case .numbers: numbers.popFirst() ?? keys?.typing(using: &chance) ?? []
      case .repetition: repetition(&chance)
      case .random, .scenarios, .sequences: random(&chance)
      }
    made += Swift.max(1, steps.count)
    return steps
  }

  /// Short and long walks, half of which leave out half of the steps there are; in half of them one step in
  /// eight replaces the view, since a fault may show only in a view that is new, or only in one that stays.
  private func random(_ chance: inout SeededGenerator) -> [Step<Subject.Gesture>] {
    let isLong = chance.next() % 16 == 0
    let length = isLong ? 1_024 : 1 << Int.random(in: 0...8, using: &chance)
    let inventions = [0, 1, 4, 4][Int(chance.next() % 4)] as UInt64
    let excerpts = [0, 0, 2, 8][Int(chance.next() % 4)] as UInt64
    return walk(length, inventions: inventions, excerpts: excerpts, texts: 16, &chance)
  }

  /// Odd texts in every field, a few after one another, with the app's own steps between them.
  private func texts(_ chance: inout SeededGenerator) -> [Step<Subject.Gesture>] {
    let length = 1 << Int.random(in: 2...6, using: &chance)
    // Long texts cost: few walks have them, and those are short.
    let most = chance.next() % 16 == 0 && length <= 16 ? 4_096 : 64
    return walk(length, inventions: 6, excerpts: 1, texts: most, &chance)
  }

  private func walk(
    _ length: Int, inventions: UInt64, excerpts: UInt64, texts: Int,
    _ chance: inout SeededGenerator
  ) -> [Step<Subject.Gesture>] {
    let half = Bool.random(using: &chance) ? nil : SeededGenerator(seed: chance.next())
    let source = StepGenerator(
      corpus, inventions: inventions, excerpts: excerpts, length: texts, half: half)
    let replacesViews = Bool.random(using: &chance)
    var steps: [Step<Subject.Gesture>] = []
    steps.reserveCapacity(length)
    for _ in 0..<length {
      let replacesView = replacesViews && chance.next() % 8 == 0
      steps.append(replacesView ? .replaceView : source.step(using: &chance))
    }
    return steps
  }

  /// A few steps again and again, and then every other step once.
  ///
  /// Whatever has finitely many states reaches one again when it is long enough, so that what lies between
  /// can be repeated: what changes then is a count. Source: Bar-Hillel, Perles and Shamir, *On Formal
  /// Properties of Simple Phrase Structure Grammars*, 1961.
  private mutating func repetition(_ chance: inout SeededGenerator) -> [Step<Subject.Gesture>] {
    var (start, body) = loop(&chance)
    let most = [24, 24, 24, 24, 70, 70, 70, 135, 135, 270, 270, 530, 1_030]
    let limit = most[Int.random(in: most.indices, using: &chance)]
    var length = Int.random(in: (limit / 2)...limit, using: &chance)
    let steps = corpus.steps + [.replaceView]
    // Every step alone comes first, more than a thousand times unless that is too much for all; one that makes a
    // text longer in any case.
    if let single = singles.popFirst() {
      (start, body) = ([], [single])
      let share = single == growing ? .max : gestures / (2 * steps.count)
      length = Swift.min(Self.mostRepetitions, share)
    }
    // What decides comes next: the last step of some scenario.
    let end = chance.next() % 2 == 0 ? corpus.scenarios.randomElement(using: &chance)?.last : nil
    return start + repeatElement(body, count: Swift.max(1, length)).joined()
      + [end].compactMap(\.self) + steps.shuffled(using: &chance)
  }

  /// Steps to reach a state, and those to repeat there: from a scenario more often than by chance.
  private func loop(
    _ chance: inout SeededGenerator
  ) -> (start: [Step<Subject.Gesture>], body: [Step<Subject.Gesture>]) {
    let source = StepGenerator(corpus, inventions: 1)
    var start = (0..<Int.random(in: 0...3, using: &chance)).map { _ in source.step(using: &chance) }
    var body = (0...Int.random(in: 0...2, using: &chance)).map { _ in source.step(using: &chance) }
    if let scenario = corpus.scenarios.randomElement(using: &chance), chance.next() % 4 < 3 {
      let place = Int.random(in: scenario.indices, using: &chance)
      start = Array(scenario[..<place])
      if chance.next() % 3 < 2 {
        body = Array(scenario[place...].prefix(Int.random(in: 1...4, using: &chance)))
      }
    }
    return (start, chance.next() % 5 == 0 ? body + [.replaceView] : body)
  }
}

extension AppDefinition {
  /// Indicates whether a step makes what is shown longer each time, by the specification.
  fileprivate func makesTextsLonger(_ step: Step<Gesture>) -> Bool {
    let shown = reference(of: Array(repeating: step, count: 8))
    let lengths = [4, 6, 8].map { shown[$0]?.map(\.text.count).reduce(0, +) ?? 0 }
    return lengths[0] < lengths[1] && lengths[1] < lengths[2]
  }
}
