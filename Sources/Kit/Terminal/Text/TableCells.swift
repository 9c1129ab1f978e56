extension String {
  /// The start of the text for a table cell, quoted if a reader could not see what it is.
  ///
  /// - Parameter limit: The most Characters to take, so that long texts cost no more.
  /// - Returns: The text to show.
  package func visible(upTo limit: Int) -> String {
    let (excerpt, isWhole) = excerpt(upTo: limit)
    let start = String(excerpt) + (isWhole || excerpt.count == limit ? "" : "…")
    let isPlain =
      !start.isEmpty && start.first != " " && start.last != " " && start.first != "\""
      && start.isClear
      && start.unicodeScalars.first?.isMark == false
    return isPlain ? start : start.quoted
  }

  /// The text padded, or cut short with `…`, to a number of columns.
  package func fitted(to width: Int) -> String {
    let line = lines(of: width, atMost: 1)[0]
    return line + String(repeating: " ", count: max(0, width - line.displayWidth))
  }

  /// The text, cut short with `…` to at most a number of columns.
  package func cut(to width: Int) -> String {
    lines(of: max(1, width), atMost: 1)[0]
  }

  /// The text broken into at most `limit` lines of `width` columns, between words where possible;
  /// `…` marks an omission.
  package func lines(of width: Int, atMost limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for character in self {
      if line.displayWidth + character.displayWidth > width {
        guard lines.count + 1 < limit else {
          while !line.isEmpty, line.displayWidth >= width { line.removeLast() }
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
}
