/// The words, marks and literals of a source, with the parentheses, brackets and braces around each.
struct SourceCode: Sendable {
  let tokens: [SourceToken]

  /// The place of the innermost opening mark around each token; for a closing mark, the one that it
  /// closes.
  private let openings: [Int?]

  /// The place of the mark that closes each opening mark.
  private let closings: [Int: Int]

  init(_ tokens: [SourceToken]) {
    var open: [Int] = []
    var closings: [Int: Int] = [:]
    openings = tokens.indices.map { place in
      let text = tokens[place].text
      if ")]}".contains(text) {
        let opening = open.popLast()
        if let opening { closings[opening] = place }
        return opening
      }
      defer { if "([{".contains(text) { open.append(place) } }
      return open.last
    }
    self.tokens = tokens
    self.closings = closings
  }

  /// The text of a token; empty where there is none.
  subscript(place: Int) -> Substring { tokens.indices.contains(place) ? tokens[place].text : "" }

  /// The place of the parenthesis, bracket or brace that is open at a token.
  func opening(around place: Int) -> Int? { openings[place] }

  /// The place of the mark that closes an opening one; that of the last token if none does.
  func closing(of place: Int) -> Int { closings[place] ?? tokens.count - 1 }

  /// The first place after one, inside the same marks, at which there is a mark or word.
  func first(_ text: Substring, after place: Int) -> Int? {
    tokens.indices[place...].dropFirst().first {
      tokens[$0].text == text && openings[$0] == openings[place]
    }
  }

  /// The places on some lines.
  func places(on lines: ClosedRange<Int>) -> Range<Int> {
    place(of: lines.lowerBound)..<place(of: lines.upperBound + 1)
  }

  /// The place of the first token on a line or after it.
  private func place(of line: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The places before a token, from where its argument, element or statement begins; of what is in
  /// parentheses, brackets or braces, only where it opens.
  func places(before place: Int) -> [Int] {
    var found: [Int] = []
    var index = place
    while index > 0, !"([{,".contains(self[index - 1]) {
      let isInParentheses = openings[place].map { self[$0] } == "("
      if !isInParentheses, startsStatement(at: index) { break }
      index = ")]}".contains(self[index - 1]) ? openings[index - 1] ?? 0 : index - 1
      found.append(index)
    }
    return found.reversed()
  }

  /// Indicates whether a token begins a line, and does not go on with the declaration before it.
  func startsStatement(at place: Int) -> Bool {
    let goesOn: Set<Substring> = [
      ".", "?", "{", "=", ":", "&", "-", "+", "|", ">", "where",
    ]
    return tokens[place - 1].line < tokens[place].line && !goesOn.contains(self[place])
      && !["=", ":", ",", "&", "-", "+", "|", "<"].contains(self[place - 1])
  }

  /// The names that lead to a place: `cell.textLabel?.text` without marks.
  func names(before end: Int) -> [Substring] {
    var names: [Substring] = []
    var index = end - 1
    while index >= 0 {
      if tokens[index].isWord {
        guard names.isEmpty || [".", "?", "!"].contains(self[index + 1]) else { break }
        names.insert(self[index], at: 0)
      } else if self[index] == ")" || self[index] == "]" {
        index = openings[index] ?? 0
      } else if ![".", "?", "!"].contains(self[index]) {
        break
      }
      index -= 1
    }
    return names
  }

  /// The name of the call in whose parentheses, brackets or trailing closure a mark opens.
  func callee(ofOpening place: Int) -> Substring? {
    let isAfterArguments = self[place] == "{" && self[place - 1] == ")"
    return names(before: isAfterArguments ? openings[place - 1] ?? 0 : place).last
  }
}
