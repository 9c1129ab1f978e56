/// A gesture on a token calculator: editing a field, which then holds a whole new text.
public enum TokenCalculatorGesture: ScreenGesture {
  /// The separators field now holds this text.
  case editSeparators(String)

  /// The input field now holds this text.
  case editInput(String)

  private static let separatorsEquals = "separators="
  private static let inputEquals = "input="

  /// `separators=TEXT` or `input=TEXT`; everything after the first `=` is the text.
  public var notation: String {
    switch self {
    case .editSeparators(let text): Self.separatorsEquals + text
    case .editInput(let text): Self.inputEquals + text
    }
  }

  /// Reads one edit of a field.
  ///
  /// - Parameter notation: `separators=TEXT` or `input=TEXT`.
  /// - Returns: That one gesture.
  /// - Throws: When the text begins with the name of neither field.
  public static func read(_ notation: String) throws(NotationFailure) -> [Self] {
    if let text = notation.text(after: separatorsEquals) { return [.editSeparators(text)] }
    if let text = notation.text(after: inputEquals) { return [.editInput(text)] }
    throw NotationFailure(
      of: notation, "is not an edit of a field",
      remedy: "write separators=TEXT or input=TEXT, as in input=1,2")
  }
}
