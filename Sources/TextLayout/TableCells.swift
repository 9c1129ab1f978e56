extension String {
  /// The start of the text as it can stand in a table: in quotes when it would not be seen as it is.
  ///
  /// - Parameter limit: Characters behind this many are left out, so that long texts cost no more.
  /// - Returns: What can be shown of the text.
  package func visible(upTo limit: Int) -> String {
    let start = String(prefix(limit))
    let isPlain =
      !start.isEmpty && start.first != " " && start.last != " " && start.first != "\""
      && start.unicodeScalars.allSatisfy(\.isPrintable)
      && start.unicodeScalars.first?.isMark == false
    return isPlain ? start : start.quoted
  }

  /// The text padded, or cut short with `…`, to a number of columns.
  package func fitted(to width: Int) -> String {
    let line = lines(of: width, atMost: 1)[0]
    return line + String(repeating: " ", count: max(0, width - line.displayWidth))
  }

  /// The text with blanks before it, in a number of columns.
  package func rightFitted(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }

  /// The text, cut short with `…` where it takes more than a number of columns.
  package func cut(to width: Int) -> String {
    lines(of: max(1, width), atMost: 1)[0]
  }

  /// The text cut into lines of at most a number of columns, between words where it has words;
  /// `…` ends what more lines would take.
  package func lines(of width: Int, atMost limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for character in self {
      if line.displayWidth + character.displayWidth > width {
        guard lines.count + 1 < limit else {
          while line.displayWidth >= width { line.removeLast() }
          return lines + [line + "…"]
        }
        let start = line.lastIndex(of: " ").map(line.index(after:)) ?? line.endIndex
        lines.append(String(line[..<start]).withoutTrailingBlanks)
        line = String(line[start...])
      }
      line.append(character)
    }
    return lines + [line]
  }

  /// The text without the blanks at its end.
  package var withoutTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
