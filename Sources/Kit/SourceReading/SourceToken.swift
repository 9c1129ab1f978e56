/// A word, a mark or a string literal of code, and the line on which it begins, from 1.
package struct SourceToken: Hashable, Sendable {
  /// The word, which keeps an `@` or `#` before it, or the mark; of a literal, its quote.
  package let text: Substring

  package let line: Int

  /// The scalars of the file that it takes up; of a literal, up to its last quote.
  package internal(set) var range: Range<Int>

  /// The text of a literal, without what is interpolated; nil for code.
  package internal(set) var literal: String?

  /// Indicates whether it is a word rather than a mark.
  package var isWord: Bool { text.unicodeScalars.first?.isOfWord == true }
}

extension Unicode.Scalar {
  /// Indicates whether it can be part of a word; all that is not ASCII can.
  var isOfWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "`": true
    default: !isASCII
    }
  }
}
