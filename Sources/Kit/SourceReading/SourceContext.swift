/// What is before a place in a source, and what that place belongs to.
extension SourceText {
  /// The places before a token, from where its argument, element or statement begins; of what is in
  /// parentheses, brackets or braces, only where it opens.
  package func places(before place: Int) -> [Int] {
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

  /// Indicates whether a token begins a line, and does not continue the declaration before it.
  package func startsStatement(at place: Int) -> Bool {
    let goesOn: Set<Substring> = [
      ".", "?", "{", "=", ":", "&", "-", "+", "|", ">", "where",
    ]
    return tokens[place - 1].line < tokens[place].line && !goesOn.contains(self[place])
      && !["=", ":", ",", "&", "-", "+", "|", "<"].contains(self[place - 1])
  }

  /// The places of the parts in parentheses or brackets, which commas separate.
  ///
  /// - Parameter opening: The place of the mark that opens.
  /// - Returns: The places of each part; none if nothing is inside.
  package func parts(in opening: Int) -> [Range<Int>] {
    let end = closing(of: opening)
    var parts: [Range<Int>] = []
    var start = opening + 1
    var place = start
    while place < end {
      switch self[place] {
      case "(", "[", "{": place = closing(of: place)
      case "<": place = closing(ofTypeArguments: place) ?? place
      case ",":
        parts.append(start..<place)
        start = place + 1
      default: break
      }
      place += 1
    }
    return start < end ? parts + [start..<end] : parts
  }

  /// The place of the mark that closes type arguments; nil if an operator is there.
  package func closing(ofTypeArguments opening: Int) -> Int? {
    guard opening > 0, tokens[opening - 1].isWord,
      tokens[opening - 1].range.upperBound == tokens[opening].range.lowerBound
    else { return nil }
    var depth = 0
    for place in tokens.indices[opening...] {
      switch self[place] {
      case "<": depth += 1
      case ">" where self[place - 1] != "-": depth -= 1
      case ">", "-", ",", ".", ":", "?", "&", "(", ")", "[", "]", "!": break
      default: if !tokens[place].isWord { return nil }
      }
      if depth == 0 { return place }
      if ")]".contains(self[place]), (self.opening(around: place) ?? -1) < opening { return nil }
    }
    return nil
  }
}
