import AppScreens

/// What came of random gestures on patterns side by side.
public struct Lockstep: Sendable, Codable {
  /// What the gestures depend on, and nothing else.
  public let seed: UInt64

  /// The patterns that were compared: those that have a screen for the app.
  public let patterns: [String]

  /// How many runs were begun, each on new screens.
  public internal(set) var runs = 0

  /// How many gestures were made in all.
  public internal(set) var gestures = 0

  /// How often every view was replaced.
  public internal(set) var replacements = 0

  /// The first difference, if there was one.
  public internal(set) var difference: Difference?
}

extension AppDefinition {
  /// Gives several patterns the same random steps, until two of them show different displays.
  ///
  /// Half of the runs leave out half of the alphabet; they are short and long, up to 256 gestures;
  /// in half of them one step in eight replaces every view, for a fault may show only in a view that
  /// is new, or only in one that stays. Of a difference, steps are left out and gestures
  /// simplified for as long as the patterns differ.
  ///
  /// - Parameters:
  ///   - patterns: The patterns; one without a screen for the app is left out.
  ///   - count: How many gestures to make in all.
  ///   - seed: What the gestures depend on.
  /// - Returns: What was covered, and the first difference if there was one.
  /// - Complexity: O(*count*) gestures; constant space.
  public func lockstep(of patterns: [Pattern], gestures count: Int, seed: UInt64) -> Lockstep {
    var screens = SideBySide(self, in: patterns)
    var result = Lockstep(seed: seed, patterns: screens.patterns)
    guard !result.patterns.isEmpty else { return result }
    var generator = SeededGenerator(seed: seed)
    while result.gestures < count, result.difference == nil {
      screens.renew()
      run(screens, upTo: count, using: &generator, &result)
    }
    return result
  }

  private func run(
    _ screens: SideBySide<Self>, upTo count: Int, using generator: inout SeededGenerator,
    _ result: inout Lockstep
  ) {
    let draw =
      Bool.random(using: &generator)
      ? GestureGenerator(self) : GestureGenerator(self, leavingOutWith: &generator)
    let replacesViews = Bool.random(using: &generator)
    let length = 1 << Int.random(in: 0...8, using: &generator)
    let end = min(count, result.gestures + length)
    var taken: [Step<Gesture>] = []
    result.runs += 1
    while screens.isIdentical {
      guard result.gestures < end else { return }
      if replacesViews, generator.next() % 8 == 0 {
        taken.append(.replaceView)
        screens.replaceViews()
        result.replacements += 1
      } else {
        let gesture = draw.gesture(using: &generator)
        taken.append(.gesture(gesture))
        screens.perform(gesture)
        result.gestures += 1
      }
    }
    result.difference = shrunk(taken, on: screens)
  }
}
