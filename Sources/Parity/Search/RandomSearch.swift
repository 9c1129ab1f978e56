import AppScreens

/// Random gestures and events, in short and long runs, now and then with new views.
///
/// Half of the runs leave out half of the steps there are; they are of up to 256 gestures; in half of them
/// one step in eight replaces every view, for a fault may show only in a view that is new, or only
/// in one that stays. Takes constant space.
struct RandomSearch: SearchStrategy {
  let gestures: Int
  let seed: UInt64

  func run(on screens: inout some ScreensSideBySide, counting result: inout SearchResult) {
    var generator = SeededGenerator(seed: seed)
    var made = 0
    while made < gestures, screens.isIdentical {
      screens.renew()
      result[.runs] += 1
      run(on: &screens, using: &generator, &made, &result[.replacements])
    }
    result[.gestures] = made
    result.isComplete = screens.isIdentical
  }

  private func run(
    on screens: inout some ScreensSideBySide, using generator: inout SeededGenerator,
    _ made: inout Int, _ replacements: inout Int
  ) {
    let source =
      Bool.random(using: &generator)
      ? StepGenerator(screens.app)
      : StepGenerator(screens.app, leavingOutWith: &generator)
    let replacesViews = Bool.random(using: &generator)
    let length = 1 << Int.random(in: 0...8, using: &generator)
    let end = min(gestures, made + length)
    while made < end, screens.isIdentical {
      if replacesViews, generator.next() % 8 == 0 {
        screens.take(.replaceView)
        replacements += 1
      } else {
        screens.take(source.step(using: &generator))
        made += 1
      }
    }
  }
}
