import AppScreens
import TriptychTerminal

/// Draws random gestures and events, leaving out some of them for a while.
///
/// Leaving steps out by turns (*swarm testing*) reaches what a mix of all of them hardly ever
/// does, such as a long number among keys of which every fourth is an operator.
/// Source: Groce, Zhang, Eide, Chen and Regehr, *Swarm Testing*, ISSTA 2012.
final class StepGenerator<Subject: AppDefinition> {
  private let corpus: StepCorpus<Subject>
  private let steps: [Step<Subject.Gesture>]
  private let slots: [Int]
  private let inventions: UInt64
  private let excerpts: UInt64
  private let length: Int
  private var texts: TextGenerator
  private var ahead: ArraySlice<Step<Subject.Gesture>> = []

  /// Draws from all that an app is known by, or from a random half of it.
  ///
  /// - Parameters:
  ///   - corpus: What the app is known by.
  ///   - inventions: How many of eight steps are invented.
  ///   - excerpts: How many of 32 times a stretch of a scenario is taken.
  ///   - length: The most times that a piece of a text is repeated.
  ///   - half: Chooses what to leave out; all is kept unless given.
  init(
    _ corpus: StepCorpus<Subject>, inventions: UInt64 = 4, excerpts: UInt64 = 0, length: Int = 16,
    half: SeededGenerator? = nil
  ) {
    precondition(
      !corpus.steps.isEmpty, "\(corpus.app.name) needs an alphabet of at least one gesture")
    self.corpus = corpus
    (self.inventions, self.excerpts, self.length) = (inventions, excerpts, length)
    texts = TextGenerator(knowing: corpus.texts)
    var half = half
    func chosen<Element>(_ all: [Element]) -> [Element] {
      let kept = half == nil ? all : all.filter { _ in (half?.next() ?? 0) % 2 == 0 }
      return kept.isEmpty ? all : kept
    }
    (steps, slots) = (chosen(corpus.steps), chosen(Array(corpus.slots.indices)))
  }

  /// The next step of a stretch, an invented one, or one of the app's own.
  func step(using generator: inout SeededGenerator) -> Step<Subject.Gesture> {
    if !ahead.isEmpty { return ahead.removeFirst() }
    if excerpts > 0, generator.next() % 32 < excerpts,
      let scenario = corpus.scenarios.randomElement(using: &generator)
    {
      let start = Int.random(in: scenario.indices, using: &generator)
      ahead = scenario[start...].prefix(Int.random(in: 1...4, using: &generator))
      if generator.next() % 4 == 0 { ahead += ahead.map { reordered($0, using: &generator) } }
      if !ahead.isEmpty { return ahead.removeFirst() }
    }
    if generator.next() % 8 < inventions, let step = invention(using: &generator) { return step }
    return steps[Int.random(in: 0..<steps.count, using: &generator)]
  }

  /// A step of the app's own with the letters of its texts in another order, which a sum or a set of them does not
  /// tell from the first.
  private func reordered(
    _ step: Step<Subject.Gesture>, using generator: inout SeededGenerator
  ) -> Step<Subject.Gesture> {
    guard let slot = corpus.slotsOfSteps[step], !slot.isNumeric else { return step }
    return slot.step(holding: slot.texts.map { String($0.shuffled(using: &generator)) }) ?? step
  }

  /// A random step, with texts by what they mean; nil where none takes a text.
  func invention(using generator: inout SeededGenerator) -> Step<Subject.Gesture>? {
    guard let index = slots.randomElement(using: &generator) else { return nil }
    let (slot, own, kind) = corpus.slots[index]
    guard !slot.isNumeric else {
      let number = 1 + generator.next() % (generator.next() % 2 == 0 ? 4 : 1_000)
      return slot.step(holding: ["\(number)"] + slot.texts.dropFirst())
    }
    // Where there are several texts, not all are new.
    let drawn = slot.texts.map { text in
      slot.texts.count == 1 || Bool.random(using: &generator)
        ? texts.text(of: kind, like: own, upTo: length, using: &generator)
        : own.randomElement(using: &generator) ?? text
    }
    // The service may know none but trimmed texts.
    return slot.step(holding: drawn) ?? slot.step(holding: drawn.map(\.trimmed))
  }
}
