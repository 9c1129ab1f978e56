import AppScreens
import Parity

/// A comparison of several patterns, step by step, with their first difference.
struct Comparison<Subject: AppDefinition> {
  let app: Subject
  let steps: [Step<Subject.Gesture>]
  let patterns: [Pattern]

  /// Takes every step on new screens.
  ///
  /// - Parameter visit: Receives each step (nil for the new screen), the screens, and whether it is the
  ///   last.
  /// - Returns: The first difference, if there is one.
  /// - Throws: What `visit` throws.
  func run(
    visit: (Step<Subject.Gesture>?, SideBySide<Subject>, _ isLast: Bool) throws -> Void
  ) rethrows -> Difference? {
    var screens = SideBySide(app, in: patterns)
    var difference: Difference?
    for count in 0...steps.count {
      let step = count == 0 ? nil : steps[count - 1]
      if let step { screens.take(step) }
      difference = difference ?? screens.difference
      try visit(step, screens, count == steps.count)
    }
    return difference
  }
}
