/// One thing that happens to a screen: a gesture, an external event, or a new view.
public enum Step<Gesture: ScreenGesture>: Hashable, Sendable {
  /// The user does something.
  case gesture(Gesture)

  /// A service responds, or a store changes.
  case event(Gesture.Event)

  /// The view is replaced, as when a window is opened again.
  case replaceView

  private static var replaceViewNotation: String { "replace-view" }

  /// The step as one writes it: the notation of the gesture or the event, or `replace-view`.
  public var notation: String {
    switch self {
    case .gesture(let gesture): gesture.notation
    case .event(let event): event.notation
    case .replaceView: Self.replaceViewNotation
    }
  }

  /// Reads `replace-view`, an event, or what the app's gestures can read.
  ///
  /// - Parameter notation: The text; never trimmed.
  /// - Returns: The steps in order, at least one.
  /// - Throws: What is wrong, where, and how to correct it.
  public static func read(_ notation: String) throws(NotationFailure) -> [Self] {
    if notation == replaceViewNotation { return [.replaceView] }
    if let event = try Gesture.Event.read(notation) { return [.event(event)] }
    return try Gesture.read(notation).map(Self.gesture)
  }
}

extension Screen {
  /// Takes one step.
  public func take(_ step: Step<Gesture>) {
    switch step {
    case .gesture(let gesture): perform(gesture)
    case .event(let event): deliver(event)
    case .replaceView: replaceView()
    }
  }
}
