/// One thing that happens to a screen: a person's gesture, or the replacement of its view.
public enum Step<Gesture: ScreenGesture>: Hashable, Sendable {
  /// A person does something.
  case gesture(Gesture)

  /// The view is replaced, as after a rotation or under memory pressure.
  case replaceView

  private static var replaceViewNotation: String { "replace-view" }

  /// The step as one writes it: the gesture's notation, or `replace-view`.
  public var notation: String {
    switch self {
    case .gesture(let gesture): gesture.notation
    case .replaceView: Self.replaceViewNotation
    }
  }

  /// Reads `replace-view`, or what the app's gestures can read.
  ///
  /// - Parameter notation: The text, as it stands.
  /// - Returns: The steps in order, at least one.
  /// - Throws: What is wrong, where, and what would be right.
  public static func read(_ notation: String) throws(NotationFailure) -> [Self] {
    notation == replaceViewNotation ? [.replaceView] : try Gesture.read(notation).map(Self.gesture)
  }
}

extension Screen {
  /// Lets one step happen.
  public func take(_ step: Step<Gesture>) {
    switch step {
    case .gesture(let gesture): perform(gesture)
    case .replaceView: replaceView()
    }
  }
}
