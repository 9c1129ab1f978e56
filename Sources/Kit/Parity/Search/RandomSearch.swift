import AppScreens

/// Random gestures and events, in short and long walks, now and then with new views.
///
/// Half of the walks leave out half of the steps there are; they are of up to 256 gestures, one in 16 of 1,024; in half of them
/// one step in eight replaces every view, for a fault may show only in a view that is new, or only
/// in one that stays. Some take stretches out of scenarios, and some invent gestures. Each walk has a
/// seed of its own. Takes constant space.
struct RandomSearch: SearchStrategy {
  let gestures: Int
  let seed: UInt64

  func run(on screens: inout some ScreensSideBySide, counting result: inout SearchResult) {
    let corpus = StepCorpus(screens.app)
    var walks = Walks(gestures, seed: seed)
    while walks.goOn(on: &screens, counting: &result) {
      let isLong = walks.chance.next() % 16 == 0
      let length = isLong ? 1_024 : 1 << Int.random(in: 0...8, using: &walks.chance)
      walks.take(length, on: &screens) { chance in
        let inventions = [0, 1, 4, 4][Int(chance.next() % 4)] as UInt64
        let excerpts = [0, 0, 2, 8][Int(chance.next() % 4)] as UInt64
        return Bool.random(using: &chance)
          ? StepGenerator(corpus, inventions: inventions, excerpts: excerpts)
          : StepGenerator(
            corpus, leavingOutWith: &chance, inventions: inventions, excerpts: excerpts)
      }
    }
  }
}
