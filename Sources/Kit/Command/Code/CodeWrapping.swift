import TriptychTextLayout

extension String {
  /// The line of code in lines of at most `width` columns, broken where it reads best; all but the first
  /// are indented by four more.
  func wrappedCode(to width: Int) -> [String] {
    let blanks = prefix { $0 == " " }.count
    var indentation = String(repeating: " ", count: min(blanks, width / 2))
    var rest = dropFirst(blanks)
    var lines: [String] = []
    while indentation.count + String(rest).displayWidth > width {
      let end = rest.breakingPoint(within: width - indentation.count)
      lines.append((indentation + rest[..<end]).withoutTrailingBlanks)
      rest = rest[end...].drop { $0 == " " }
      if lines.count == 1 { indentation += String(repeating: " ", count: min(4, width / 4)) }
    }
    return lines + [indentation + rest]
  }
}

extension Substring {
  private static let prefixes: Set<Substring> = [
    "_", "any", "case", "class", "final", "func", "let", "private", "public", "return", "some",
    "static", "try", "var", "weak",
  ]

  private static let endings: KeyValuePairs = ["): ": -4, ", ": 0, "{ ": 4, "= ": 6, "-> ": 12]

  /// The end of a line of at most `width` columns: as far on as possible, but rather between the parts
  /// of a list than before its first, between words than within them, and outside of parentheses and
  /// texts.
  fileprivate func breakingPoint(within width: Int) -> Index {
    var best = (end: startIndex, value: Int.min)
    var (column, depth, isInText) = (0, 0, false)
    var wordStart = startIndex
    for index in indices {
      let character = self[index]
      if index > startIndex {
        let nesting = 20 * depth + (isInText ? 12 : 0)
        let value = column - nesting - cost(ofBreakAt: index, in: self[wordStart..<index])
        if value >= best.value { best = (index, value) }
      }
      column += character.displayWidth
      guard column <= width || character == " " || index == startIndex else { return best.end }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth = Swift.max(0, depth - 1) }
      if character == "\"" { isInText.toggle() }
      if index > startIndex, self[self.index(before: index)] == " " { wordStart = index }
    }
    return endIndex
  }

  /// The number of columns that a line may rather be shorter than to break at a place.
  private func cost(ofBreakAt index: Index, in word: Substring) -> Int {
    switch (word.last, self[index]) {
    case (" ", " "), (" ", "{"): 60
    case (" ", "="), (" ", "?"): 12
    case (" ", _) where Self.prefixes.contains(word.dropLast()): 20
    case (" ", _): Self.endings.first { word.hasSuffix($0.key) }?.value ?? 10
    case ("(", _) where word.hasSuffix("\\("): 30
    case ("(", let next) where next != ")": -8
    case (")", "."): 6
    case (let last?, ".") where last.isLetter: 26
    case (let last?, let next) where next.isUppercase && last.isLowercase: 60
    default: 80
    }
  }
}
