import AppScreens

/// Patterns side by side, given the same random steps until two of them show different displays.
public struct Lockstep<Subject: App> {
  private let app: Subject
  private let patterns: [Pattern]

  /// Patterns to be compared on an app; those without a screen for it are left out.
  public init(_ app: Subject, _ patterns: [Pattern]) {
    self.app = app
    self.patterns = patterns
  }

  /// The names of the patterns that are compared.
  public var contestants: [String] {
    SideBySide(app, in: patterns).patterns
  }

  /// Makes random gestures in runs from new screens, and now and then replaces every view.
  ///
  /// - Parameters:
  ///   - count: How many gestures to make in all.
  ///   - seed: What the gestures depend on, and nothing else.
  /// - Returns: How many gestures were made, and the first difference if there was one.
  /// - Complexity: O(*count*) gestures; constant space, since a run ends after 64 gestures.
  public func run(gestures count: Int, seed: UInt64) -> (gestures: Int, divergence: Divergence?) {
    var generator = SeededGenerator(seed: seed)
    var made = 0
    while made < count {
      let length = min(count - made, Int.random(in: 1...64, using: &generator))
      let run = run(length, using: &generator)
      made += run.gestures
      if let divergence = run.divergence { return (made, divergence) }
    }
    return (made, nil)
  }

  private func run(
    _ length: Int, using generator: inout SeededGenerator
  ) -> (gestures: Int, divergence: Divergence?) {
    let screens = SideBySide(app, in: patterns)
    var taken: [Step<Subject.Gesture>] = []
    var gestures = 0
    while screens.isIdentical {
      guard gestures < length else { return (gestures, nil) }
      if Int.random(in: 0..<8, using: &generator) == 0 {
        taken.append(.replaceView)
      } else {
        taken.append(.gesture(app.randomGesture(using: &generator)))
        gestures += 1
      }
      screens.take(taken[taken.count - 1])
    }
    return (gestures, Divergence(app: app, steps: taken, screens: screens))
  }
}
