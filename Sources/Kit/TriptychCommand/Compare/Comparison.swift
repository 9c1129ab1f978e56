import AppScreens
import Parity

/// A comparison of several patterns, step by step, with their first difference.
struct Comparison<Subject: AppDefinition> {
  let app: Subject
  let steps: [Step<Subject.Gesture>]
  let patterns: [Pattern]

  /// Takes every step on new screens, beside the app's specification if it has one.
  ///
  /// - Parameter visit: Receives each step (nil for the new screen) and all displays.
  /// - Returns: The first difference, if there is one.
  /// - Throws: What `visit` throws.
  func run(
    visit: (Step<Subject.Gesture>?, ComparedDisplays<Subject.Display>) throws -> Void
  ) rethrows -> Difference? {
    var screens = SideBySide(app, in: app.besideSpecification(patterns))
    var difference: Difference?
    for count in 0...steps.count {
      let step = count == 0 ? nil : steps[count - 1]
      if let step { screens.take(step) }
      difference = difference ?? screens.difference
      try visit(step, ComparedDisplays(screens))
    }
    return difference
  }
}

/// The displays of patterns after a step, and the one that the app's specification wants.
struct ComparedDisplays<Display: ScreenDisplay> {
  let patterns: [String]
  let displays: [Display]

  /// The display that the specification wants; nil without one, and where all patterns show it.
  let expected: Display?

  init<Subject: AppDefinition>(_ screens: SideBySide<Subject>) where Subject.Display == Display {
    let isSpecified = screens.patterns.first == .specification
    let all = screens.displays
    patterns = Array(screens.patterns.dropFirst(isSpecified ? 1 : 0))
    displays = Array(all.dropFirst(isSpecified ? 1 : 0))
    expected = isSpecified && !screens.isIdentical ? all.first : nil
  }
}
