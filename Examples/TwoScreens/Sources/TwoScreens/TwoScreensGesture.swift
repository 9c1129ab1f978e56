import AppScreens

/// A gesture on the search, on the page of a song, or on the bar above both.
public enum TwoScreensGesture: ScreenGesture {
  /// The service responds, or fails.
  public typealias Event = MusicSearchEvent

  /// The user edited the query, which now contains this text.
  case editQuery(String)

  /// The user selected a row, counted from 0.
  case selectRow(Int)

  /// The user pressed the star in a row, counted from 0.
  case starRow(Int)

  /// The user pressed the star on the page of a song.
  case star

  /// The user pressed *Back* in the navigation bar.
  case back

  private static let remedy = "write query=TEXT, open=1, star=1, star or back"

  /// `query=TEXT`, `open=ROW`, `star=ROW`, `star` or `back`; rows are counted from 1.
  public var notation: String {
    switch self {
    case .editQuery(let text): "query=\(text)"
    case .selectRow(let row): "open=\(row + 1)"
    case .starRow(let row): "star=\(row + 1)"
    case .star: "star"
    case .back: "back"
    }
  }

  /// Reads one gesture.
  public static func read(_ notation: String) throws(NotationFailure) -> [Self] {
    if let text = notation.text(after: "query=") { return [.editQuery(text)] }
    if let text = notation.text(after: "open=") { return [.selectRow(try row(text, notation))] }
    if let text = notation.text(after: "star=") { return [.starRow(try row(text, notation))] }
    switch notation {
    case "star": return [.star]
    case "back": return [.back]
    default: throw NotationFailure(of: notation, "is not a gesture here", remedy: remedy)
    }
  }

  private static func row(_ text: String, _ notation: String) throws(NotationFailure) -> Int {
    guard let number = Int(text), number > 0, String(number) == text else {
      throw NotationFailure(of: notation, "has no number of a row", remedy: remedy)
    }
    return number - 1
  }
}
