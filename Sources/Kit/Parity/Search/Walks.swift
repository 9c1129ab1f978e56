import AppScreens

/// Walks on new screens, one after the other, until a number of gestures has been made.
struct Walks {
  /// The source of chance of the present walk, which depends on the seed and on its number alone.
  var chance: SeededGenerator

  private let gestures: Int
  private let seed: UInt64
  private var number: UInt64 = 0
  private(set) var made = 0
  private var replacements = 0

  /// Walks of so many gestures in all.
  init(_ gestures: Int, seed: UInt64) {
    (self.gestures, self.seed) = (gestures, seed)
    chance = SeededGenerator(seed: seed)
  }

  /// Begins a walk on new screens, and counts the ones before; false when there is no more to do.
  mutating func goOn(
    on screens: inout some ScreensSideBySide, counting result: inout SearchResult
  ) -> Bool {
    result[.gestures] = made
    result[.replacements] = replacements
    result.isComplete = screens.isIdentical
    guard result.isComplete, made < gestures else { return false }
    result[.runs] += 1
    number += 1
    var seeds = SeededGenerator(seed: seed &+ number &* 0x9E37_79B9_7F4A_7C15)
    chance = SeededGenerator(seed: seeds.next())
    screens.renew()
    return true
  }

  /// Takes so many random steps, in half of all walks with new views between them.
  mutating func take<Screens: ScreensSideBySide>(
    _ length: Int, on screens: inout Screens,
    drawing steps: (inout SeededGenerator) -> StepGenerator<Screens.Subject>
  ) {
    let source = steps(&chance)
    let replacesViews = Bool.random(using: &chance)
    let end = made + length
    while made < end {
      let isNew = replacesViews && chance.next() % 8 == 0
      guard take(isNew ? .replaceView : source.step(using: &chance), on: &screens) else { return }
    }
  }

  /// Takes one step and looks; false when all that is to be done is done.
  mutating func take<Screens: ScreensSideBySide>(
    _ step: Step<Screens.Subject.Gesture>, on screens: inout Screens
  ) -> Bool {
    guard made < gestures, screens.isIdentical else { return false }
    screens.take(step)
    if step == .replaceView { replacements += 1 } else { made += 1 }
    return screens.isIdentical
  }
}
