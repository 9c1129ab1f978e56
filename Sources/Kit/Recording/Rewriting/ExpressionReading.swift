import TriptychSourceReading

/// An argument of a call: its label, its first place, and that of the mark after it.
struct Argument {
  let label: String
  let start: Int
  let end: Int
}

extension SourceText {
  /// The argument in the places between two commas.
  func argument(in places: Range<Int>) -> Argument {
    let isLabelled =
      places.count > 2 && tokens[places.lowerBound].isWord
      && self[places.lowerBound + 1] == ":"
    return Argument(
      label: isLabelled ? String(self[places.lowerBound]).withoutBackticks : "_",
      start: isLabelled ? places.lowerBound + 2 : places.lowerBound, end: places.upperBound)
  }

  /// Indicates whether an argument is a closure, which a method may only call, or is passed to be changed.
  func isUnkept(_ argument: Argument) -> Bool {
    self[argument.start] == "&"
      || self[argument.start] == "{" && closing(of: argument.start) == argument.end - 1
  }

  /// Indicates whether nothing is between two tokens, not even a blank.
  func areAdjacent(_ place: Int, _ next: Int) -> Bool {
    next < tokens.count && tokens[place].range.upperBound == tokens[next].range.lowerBound
  }

  /// The names of methods that bind to a value.
  var bindingMethods: Set<Substring> { ["bind", "observe", "subscribe", "sink"] }

  /// The closure of Observation's function at a place, in which reading is observing; nil elsewhere.
  func observingClosure(of place: Int) -> ClosedRange<Int>? {
    guard self[place] == "withObservationTracking", self[place - 1] != "." else { return nil }
    let start = self[place + 1] == "(" ? place + 2 : place + 1
    return self[start] == "{" ? start...closing(of: start) : nil
  }

  /// The place after a value's name of a method that binds to it: `bind` in `text.bind { … }`.
  func bindingMethod(after name: Int) -> Int? {
    guard self[name + 1] == ".", bindingMethods.contains(self[name + 2]),
      ["{", "("].contains(self[name + 3])
    else { return nil }
    return name + 2
  }

  /// Where a member's name begins, with `self` before it, and how the log is reached there; nil if it
  /// is a member of something else, or no mention of one.
  func startOfMember(at place: Int) -> (start: Int, log: String)? {
    switch self[place - 1] {
    case "$", "\\", "var", "let", "func", "case": return nil
    case ".": break
    default: return (place, "log")
    }
    let isMarked = ["?", "!"].contains(self[place - 2])
    let start = isMarked ? place - 3 : place - 2
    guard self[start] == "self", self[start - 1] != "." else { return nil }
    if !isMarked { return (start, "self.log") }
    return (start, self[place - 2] == "?" ? "MessageLog(of: self)" : "self!.log")
  }

  /// The last place of a name before the marks of optional chaining that end at a place.
  func firstMark(ofChainEndingAt end: Int) -> Int {
    var place = end
    while ["?", "!"].contains(self[place]) { place -= 1 }
    return place
  }

  /// The local name that a place gives to a mediator: `let delegate = self.delegate`.
  func alias(
    at place: Int, of receivers: Set<String>
  ) -> (name: Substring, property: String, places: ClosedRange<Int>)? {
    guard self[place] == "let", place + 3 < tokens.count, tokens[place + 1].isWord,
      self[place + 2] == "=", let around = opening(around: place)
    else { return nil }
    let isOfSelf = self[place + 3] == "self" && self[place + 4] == "."
    let end = isOfSelf ? place + 5 : place + 3
    let property = String(self[end]).withoutBackticks
    guard receivers.contains(property) else { return nil }
    let isWhole = ["{", "}", ",", "else", ";"].contains(self[end + 1])
    guard isWhole || end + 1 < tokens.count && startsStatement(at: end + 1) else { return nil }
    return (self[place + 1], property, place...closing(of: around))
  }

  /// Indicates whether a closure around a place has a name in its capture list.
  func isCaptured(_ name: Substring, at place: Int) -> Bool {
    var around = opening(around: place)
    while let opening = around {
      if self[opening] == "{", self[opening + 1] == "[" {
        let list = (opening + 1)...closing(of: opening + 1)
        if list.contains(where: { self[$0] == name }), self[list.upperBound + 1] != "." {
          return true
        }
      }
      around = self.opening(around: opening)
    }
    return false
  }

  /// Indicates whether a brace that follows would begin a statement's block, as after `if`.
  func isInCondition(_ start: Int) -> Bool {
    let level = opening(around: start)
    let words: Set<Substring> = ["if", "while", "switch", "guard", "for", "catch", "where"]
    var place = start
    while place > 0 {
      if startsStatement(at: place), place != start, !words.contains(self[place]) { return false }
      if startsStatement(at: place), place == start { return false }
      place -= 1
      if words.contains(self[place]) { return true }
      if [";", "{", "}"].contains(self[place]),
        opening(around: place) == level || self[place] != "}"
      {
        return false
      }
      if ")]}".contains(self[place]) { place = opening(around: place) ?? 0 }
      if opening(around: place) != level { return false }
    }
    return false
  }

  /// The end of an expression that begins at a place, in scalars.
  func endOfExpression(at start: Int) -> Int {
    var place = start
    var end = tokens[start].range.upperBound
    while place < tokens.count, !")]};,".contains(self[place]),
      place == start || !startsStatement(at: place)
    {
      let last = "([{".contains(self[place]) ? closing(of: place) : place
      end = max(end, tokens[place...last].map(\.range.upperBound).max() ?? end)
      place = last + 1
    }
    return end
  }
}
