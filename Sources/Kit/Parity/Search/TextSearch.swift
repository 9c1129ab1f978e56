import AppScreens

/// Invented texts in every field, a few after one another, with the app's own steps between them.
///
/// Source: Zeller, Gopinath, Böhme, Fraser and Holler, *The Fuzzing Book*, on grammars and mutations.
struct TextSearch: SearchStrategy {
  let gestures: Int
  let seed: UInt64

  func run(on screens: inout some ScreensSideBySide, counting result: inout SearchResult) {
    let corpus = StepCorpus(screens.app)
    var walks = Walks(corpus.hasTexts ? gestures : 0, seed: seed)
    while walks.goOn(on: &screens, counting: &result) {
      let length = 1 << Int.random(in: 2...6, using: &walks.chance)
      walks.take(length, on: &screens) { chance in
        // Long texts cost: few walks have them, and those are short.
        let most = chance.next() % 16 == 0 && length <= 16 ? 4_096 : 64
        return Bool.random(using: &chance)
          ? StepGenerator(corpus, inventions: 6, excerpts: 1, length: most)
          : StepGenerator(
            corpus, leavingOutWith: &chance, inventions: 5, excerpts: 1, length: most)
      }
    }
  }
}
