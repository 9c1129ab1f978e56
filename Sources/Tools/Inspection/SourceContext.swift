/// What stands before a place in a source, and what that place belongs to.
extension SourceText {
  /// The places before a token, from where its argument, element or statement begins; of what is in
  /// parentheses, brackets or braces, only where it opens.
  func places(before place: Int) -> [Int] {
    var found: [Int] = []
    var index = place
    while index > 0, !"([{,".contains(self[index - 1]) {
      let isInParentheses = opening(around: place).map { self[$0] } == "("
      if !isInParentheses, startsStatement(at: index) { break }
      index = ")]}".contains(self[index - 1]) ? opening(around: index - 1) ?? 0 : index - 1
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
        index = opening(around: index) ?? 0
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
    return names(before: isAfterArguments ? opening(around: place - 1) ?? 0 : place).last
  }
}
