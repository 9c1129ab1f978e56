import AppScreens

/// A moment on a screen: the steps so far, every display that had to be seen, and the one that was.
public struct Situation<Gesture: ScreenGesture, Display: ScreenDisplay> {
  /// The steps so far, the one that is judged last; none on a new screen.
  public let steps: ArraySlice<Step<Gesture>>

  /// The displays that had to be seen, that of the new screen first and the one of this moment last.
  public let displays: ArraySlice<Display>

  /// The display that was seen.
  public let shown: Display

  /// A moment after some steps, of which all displays but the last were right.
  init(steps: ArraySlice<Step<Gesture>>, displays: ArraySlice<Display>, shown: Display? = nil) {
    precondition(
      displays.count == steps.count + 1, "a display belongs to the new screen and each step")
    self.steps = steps
    self.displays = displays
    self.shown = shown ?? displays[displays.endIndex - 1]
  }

  /// The display that had to be seen.
  public var expected: Display { displays[displays.endIndex - 1] }

  /// The display before the last step; that of a new screen, which has nothing before it, is blank.
  public var before: Display { displays.dropLast().last ?? Display() }

  /// True on a new screen, before any step.
  public var isNew: Bool { steps.isEmpty }

  /// The gesture that was made last; nil after an event, a new view, or nothing at all.
  public var gesture: Gesture? {
    if case .gesture(let gesture) = steps.last { gesture } else { nil }
  }

  /// The event that happened last; nil after anything else.
  public var event: Gesture.Event? {
    if case .event(let event) = steps.last { event } else { nil }
  }

  /// True if the display was the one that had to be seen.
  var isRight: Bool { shown == expected }

  /// The names of the widgets that showed something else.
  var wrongWidgets: [String] {
    zip(expected.widgets, shown.widgets).filter { $0.text != $1.text }.map(\.0.name)
  }
}
