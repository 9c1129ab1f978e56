/// Code with the parentheses, brackets and braces that are around each of its tokens.
struct NestedCode {
  let tokens: [SourceToken]

  /// The place of the innermost opening mark around each token; for a closing mark, the one that it
  /// closes.
  private let openings: [Int?]

  init(_ code: ArraySlice<SourceToken>) {
    tokens = Array(code)
    var open: [Int] = []
    openings = tokens.indices.map { [tokens] place in
      if ")]}".contains(tokens[place].text) { return open.popLast() }
      defer { if "([{".contains(tokens[place].text) { open.append(place) } }
      return open.last
    }
  }

  /// The text of a token; empty where there is none.
  subscript(place: Int) -> Substring { tokens.indices.contains(place) ? tokens[place].text : "" }

  /// The place of the parenthesis, bracket or brace that is open at a token.
  func opening(around place: Int) -> Int? { openings[place] }

  /// The places before a token, from where its argument, element or statement begins; of what is in
  /// parentheses, brackets or braces, only where it opens.
  func places(before place: Int) -> [Int] {
    var found: [Int] = []
    var index = place
    while index > 0, !"([{,".contains(self[index - 1]) {
      let isNewLine = tokens[index - 1].line < tokens[index].line
      if isNewLine, openings[place].map({ self[$0] }) != "(",
        !tokens.continuesDeclaration(at: index)
      {
        break
      }
      index = ")]}".contains(self[index - 1]) ? openings[index - 1] ?? 0 : index - 1
      found.append(index)
    }
    return found.reversed()
  }

  /// The names that lead to a place: `cell.textLabel?.text` without marks.
  func names(before end: Int) -> [Substring] {
    var names: [Substring] = []
    var index = end - 1
    while index >= 0 {
      let text = self[index]
      if tokens[index].isWord {
        guard names.isEmpty || [".", "?", "!"].contains(self[index + 1]) else { break }
        names.insert(text, at: 0)
      } else if text == ")" || text == "]" {
        index = openings[index] ?? 0
      } else if ![".", "?", "!"].contains(text) {
        break
      }
      index -= 1
    }
    return names
  }
}
