import AppScreens
import SharedSuite
import TriptychParity

/// A comparison of several patterns, step by step, with their first difference.
struct Comparison<Subject: AppDefinition> {
  typealias Displays = ComparedDisplays<Subject.State>

  let app: Subject
  let steps: [Step<Subject.Gesture>]
  let patterns: [Pattern]

  /// Takes every step on new screens, beside the app's specification if it has one.
  ///
  /// - Parameter visit: Receives each step (nil for the new screen) and all displays.
  /// - Returns: The number of steps until displays first differ, and what is shown then; nil if they never do.
  /// - Throws: What `visit` throws.
  func run(
    visit: (Step<Subject.Gesture>?, Displays) throws -> Void
  ) rethrows -> (steps: Int, displays: Displays)? {
    let able = patterns.filter(app.isWritten)
    let screens = able.compactMap { app.screenFactory(in: $0)?() }
    let specified = app.specification?.displays(along: steps)
    var difference: (steps: Int, displays: Displays)?
    for count in 0...steps.count {
      let step = count == 0 ? nil : steps[count - 1]
      if let step { for screen in screens { screen.take(step) } }
      let displays = Displays(
        patterns: able.map(\.name), displays: screens.map { $0.state },
        expected: specified.flatMap { $0[count] })
      if difference == nil, !displays.isIdentical { difference = (count, displays) }
      try visit(step, displays)
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

  /// Indicates whether all show the same.
  let isIdentical: Bool

  init(patterns: [String], displays: [Display], expected: Display?) {
    let wanted = expected ?? displays.first
    isIdentical = displays.allSatisfy { $0 == wanted }
    (self.patterns, self.displays) = (patterns, displays)
    self.expected = isIdentical ? nil : expected
  }

  /// Which patterns differ, and from which; without a specification, from the first.
  var headline: String {
    let wanted = expected ?? displays.first
    let isRight = displays.map { $0 == wanted }
    func names(_ isMeant: (Bool) -> Bool) -> [String] {
      zip(patterns, isRight).filter { isMeant($1) }.map(\.0)
    }
    return names { !$0 }.differing(from: names(\.self))
  }

  /// Each pattern and its display on the widgets that are not all alike, that of the specification first.
  var differences: [(pattern: String, shown: String)] {
    let names = (expected == nil ? [] : [String.specification]) + patterns
    let all = [expected].compactMap(\.self) + displays
    return Array(zip(names, Display.summaries(ofDifferencesBetween: all)))
  }
}
