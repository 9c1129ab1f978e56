import AppScreens

/// A few steps, taken again and again with a look after each, and then every other step once.
///
/// Whatever has finitely many states comes to one again when it is long enough, so that what lies between
/// can be repeated, or *pumped*: what changes then is a count. Repetitions end at the lengths at which
/// counts do. What comes first, and what is repeated, is from scenarios as often as by chance.
/// Source: Bar-Hillel, Perles and Shamir, *On Formal Properties of Simple Phrase Structure Grammars*, 1961.
struct PumpingSearch: SearchStrategy {
  let gestures: Int
  let seed: UInt64

  func run<Screens: ScreensSideBySide>(
    on screens: inout Screens, counting result: inout SearchResult
  ) {
    let corpus = StepCorpus(screens.app)
    let steps = screens.app.steps + [.replaceView]
    var walks = Walks(gestures, seed: seed)
    var singles = steps[...]
    while walks.goOn(on: &screens, counting: &result) {
      var loop = Loop<Screens.Subject>(corpus, using: &walks.chance)
      var length = Self.length(using: &walks.chance)
      // Every step alone comes first, more than a thousand times unless that is too much for all.
      if let single = singles.popFirst() {
        (loop.start, loop.body) = ([], [single])
        length = min(1_030, gestures / (2 * steps.count))
      }
      var taken = loop.start
      for _ in 0..<max(1, length) { taken += loop.body }
      taken += steps.shuffled(using: &walks.chance)
      for step in taken {
        guard walks.take(step, on: &screens) else { break }
      }
    }
  }

  /// Draws how often to repeat: few times mostly, so that much is repeated, and at times very often.
  private static func length(using generator: inout SeededGenerator) -> Int {
    let most = [24, 24, 24, 24, 70, 70, 70, 135, 135, 270, 270, 530, 1_030]
    let limit = most[Int.random(in: most.indices, using: &generator)]
    return Int.random(in: (limit / 2)...limit, using: &generator)
  }
}

/// Steps to come to a state, and those to repeat there.
struct Loop<Subject: AppDefinition> {
  var start: [Step<Subject.Gesture>]
  var body: [Step<Subject.Gesture>]

  init(_ corpus: StepCorpus<Subject>, using generator: inout SeededGenerator) {
    let source = StepGenerator(corpus, inventions: 1)
    start = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      source.step(using: &generator)
    }
    body = (0...Int.random(in: 0...2, using: &generator)).map { _ in
      source.step(using: &generator)
    }
    if let scenario = corpus.scenarios.randomElement(using: &generator),
      generator.next() % 4 < 3
    {
      let place = Int.random(in: scenario.indices, using: &generator)
      start = Array(scenario[..<place])
      if generator.next() % 3 < 2 {
        let length = Int.random(in: 1...4, using: &generator)
        body = Array(scenario[place...].prefix(length))
      }
    }
    if generator.next() % 5 == 0 { body.append(.replaceView) }
  }
}
