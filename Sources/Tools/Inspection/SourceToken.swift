/// A word, a mark or a string literal of code, and the line on which it begins, from 1.
package struct SourceToken: Hashable, Sendable {
  /// The word, which keeps an `@` or `#` before it, or the mark; of a literal, its quote.
  package let text: Substring

  package let line: Int

  /// The text of a literal, without what is interpolated; nil for code.
  package internal(set) var literal: String?

  /// Indicates whether it is a word rather than a mark.
  var isWord: Bool { text.utf8.first?.isOfWord == true }
}

extension UInt8 {
  /// Indicates whether it can stand in a word; all that is not ASCII can.
  var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 128...255:
      true
    default: false
    }
  }
}
