extension RandomAccessCollection where Index == Int, Element: StringProtocol {
  /// The index of the first line of code that declares a member; a signature may span lines.
  ///
  /// - Parameter name: The member's full name, such as `press(_:)`, `init(view:)` or `text`.
  /// - Returns: The index; nil if no line does.
  package func index(declaring name: String) -> Int? {
    let parts = name.split(separator: "(", maxSplits: 1)
    guard let base = parts.first else { return nil }
    let labels = parts.count < 2 ? nil : parts[1].dropLast().split(separator: ":")
    let words = labels == nil ? ["var", "let", "case"] : base == "init" ? [] : ["func"]
    return indices.first { index in
      guard self[index].declares(base, with: words) else { return false }
      guard let labels else { return true }
      let signature = self[index..<Swift.min(index + 20, endIndex)].joined(separator: "\n")
      let parameters = signature.arguments(behind: String(base))
      return parameters?.map { $0.prefix { $0 != " " && $0 != ":" } } == labels
    }
  }
}

extension StringProtocol {
  /// The arguments in the parentheses that open after a text.
  ///
  /// - Parameter start: The text behind which they open; there may be type parameters between.
  /// - Returns: The parts without the blanks around them; nil if the parentheses do not close.
  package func arguments(behind start: String) -> [String]? {
    guard let range = firstRange(of: start),
      let opening = self[range.upperBound...].firstIndex(of: "(")
    else { return nil }
    var parts = [""]
    var (depth, isText, last): (Int, Bool, Character) = (0, false, " ")
    for character in self[index(after: opening)...] {
      if character == "\"" { isText.toggle() }
      if !isText, depth == 0, character == ")" {
        return parts.map(\.trimmed).filter { !$0.isEmpty }
      }
      if !isText, "([{".contains(character) { depth += 1 }
      if !isText, ")]}".contains(character) { depth -= 1 }
      // Type arguments stand close to their type, unlike an operator, and end with no arrow.
      if !isText, character == "<", last.isLetter { depth += 1 }
      if !isText, character == ">", last != "-", last != " " { depth -= 1 }
      last = character
      if !isText, depth == 0, character == "," {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return nil
  }

  /// Indicates whether a line of code declares a name, after one of the given words if there are any.
  fileprivate func declares(_ base: Substring, with words: [String]) -> Bool {
    let tokens = split { !$0.isLetter && !$0.isNumber && !"_@/".contains($0) }
    guard tokens.first?.hasPrefix("//") != true,
      let place = tokens.firstIndex(where: { $0 == base })
    else { return false }
    guard place > tokens.startIndex, !words.isEmpty else { return words.isEmpty }
    return words.contains { $0 == tokens[place - 1] }
  }

  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
