extension StringProtocol {
  /// The text without the whitespace at both ends, line breaks included.
  package var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  /// The text without the blanks at its end.
  package var withoutTrailingBlanks: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
