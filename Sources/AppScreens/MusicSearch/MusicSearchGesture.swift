/// A gesture on a music search: an edited query, or the button pressed.
public enum MusicSearchGesture: ScreenGesture {
  /// The service responds, or fails.
  public typealias Event = MusicSearchEvent

  /// The query is edited, and holds this text.
  case editQuery(String)

  /// The button is pressed.
  case retry

  private static let queryEquals = "query="

  /// `query=TEXT` or `retry`.
  public var notation: String {
    switch self {
    case .editQuery(let text): Self.queryEquals + text
    case .retry: "retry"
    }
  }

  /// Reads one gesture; after `=`, every Character is part of the text.
  ///
  /// - Parameter notation: `query=` and the new text, or `retry`.
  /// - Returns: That one gesture.
  /// - Throws: When the text is neither.
  public static func read(_ notation: String) throws(NotationFailure) -> [Self] {
    if let text = notation.text(after: queryEquals) { return [.editQuery(text)] }
    guard notation == retry.notation else {
      throw NotationFailure(
        of: notation, "is not a gesture of this search",
        remedy: "write query=TEXT or retry; \(MusicSearchEvent.remedy)")
    }
    return [.retry]
  }
}
