/// Insertions into a text, none of which adds a line.
struct SourceEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Inserts a text before a scalar, after what was inserted there already.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append((offset..<offset, text))
  }

  /// Replaces some scalars.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, text))
  }

  /// The text with everything inserted.
  func applied(to text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var offset = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered {
      result.append(contentsOf: scalars[offset..<edit.range.lowerBound])
      result.append(contentsOf: edit.text.unicodeScalars)
      offset = edit.range.upperBound
    }
    result.append(contentsOf: scalars[offset...])
    return String(result)
  }
}
