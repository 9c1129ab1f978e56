/// A word or a mark of code, and the line on which it stands, from 1.
package struct SourceToken: Hashable, Sendable {
  package let text: Substring
  package let line: Int

  /// The tokens of lines of code; a word keeps an `@` or `#` before it.
  static func tokens(of code: [String]) -> [SourceToken] {
    var tokens: [SourceToken] = []
    for (index, line) in code.enumerated() {
      let bytes = line.utf8
      var start = bytes.startIndex
      while start < bytes.endIndex {
        var end = bytes.index(after: start)
        let isMarked = bytes[start] == UInt8(ascii: "@") || bytes[start] == UInt8(ascii: "#")
        if isMarked || bytes[start].isOfWord {
          while end < bytes.endIndex, bytes[end].isOfWord { end = bytes.index(after: end) }
        }
        if bytes[start] != UInt8(ascii: " "), bytes[start] != UInt8(ascii: "\t") {
          tokens.append(SourceToken(text: line[start..<end], line: index + 1))
        }
        start = end
      }
    }
    return tokens
  }

  /// Indicates whether it is a word rather than a mark.
  var isWord: Bool { text.utf8.first?.isOfWord == true }
}

extension UInt8 {
  /// Indicates whether it can stand in a word; all that is not ASCII can.
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 128...255:
      true
    default: false
    }
  }
}
