import TriptychSourceReading

extension SourceText {
  /// The names of methods that bind to a value.
  var bindingMethods: Set<Substring> { ["bind", "observe", "subscribe", "sink"] }

  /// The place after a value's name of a method that binds to it: `bind` in `text.bind { … }`.
  func bindingMethod(after value: Int) -> Int? {
    let isBinding =
      self[value + 1] == "." && bindingMethods.contains(self[value + 2])
      && ["{", "("].contains(self[value + 3])
    return isBinding ? value + 2 : nil
  }

  /// The label of an argument, and the places of its value.
  func argument(in places: Range<Int>) -> (label: String, places: Range<Int>) {
    let start = places.lowerBound
    let isLabelled = places.count > 2 && tokens[start].isWord && self[start + 1] == ":"
    return isLabelled
      ? (String(self[start]).withoutBackticks, start + 2..<places.upperBound) : ("_", places)
  }

  /// Indicates whether an argument is a closure, which a method may only call, or is passed to be changed.
  func isClosureOrInout(_ argument: Range<Int>) -> Bool {
    let start = argument.lowerBound
    return self[start] == "&" || self[start] == "{" && closing(of: start) == argument.upperBound - 1
  }

  /// Indicates whether nothing is between two tokens, not even a blank.
  func areAdjacent(_ place: Int, _ next: Int) -> Bool {
    next < tokens.count && tokens[place].range.upperBound == tokens[next].range.lowerBound
  }

  /// Indicates whether a place has the mark of an assignment.
  func isAssignment(at place: Int) -> Bool {
    self[place] == "=" && !(self[place + 1] == "=" && areAdjacent(place, place + 1))
  }

  /// Indicates whether what is before a place is changed in place, or in part.
  func isChangedInPlace(before place: Int) -> Bool {
    switch self[place] {
    case "[": isAssignment(at: closing(of: place) + 1)
    case "?", "!": isChangedInPlace(before: place + 1)
    case ".":
      ["toggle", "append", "insert", "remove"].contains(self[place + 1])
        || isAssignment(at: place + 2)
    case let mark:
      ["+", "-", "*", "/", "%", "&", "|", "^"].contains(mark) && areAdjacent(place, place + 1)
        && self[place + 1] == "="
    }
  }

  /// The end of the closure of Observation's function at a place, in which reading is observing; nil
  /// elsewhere.
  func endOfObservation(at place: Int) -> Int? {
    guard self[place] == "withObservationTracking", self[place - 1] != "." else { return nil }
    return [place + 1, place + 2].first { self[$0] == "{" }.map(closing)
  }

  /// Indicates whether the value at some places gets another name than a property's: `let it = delegate`.
  func isNewName(of places: ClosedRange<Int>, besides property: String) -> Bool {
    let (name, next) = (places.lowerBound - 2, places.upperBound + 1)
    return self[name + 1] == "=" && ["let", "var"].contains(self[name - 1])
      && self[name] != property[...]
      && (["{", "}", ",", "else", ";"].contains(self[next])
        || next < tokens.count && startsStatement(at: next))
  }

  /// Indicates whether a place is in the capture list of a closure, such as `{ [weak view] in … }`.
  func isInCaptureList(_ place: Int) -> Bool {
    guard let list = opening(around: place), self[list] == "[", self[list - 1] == "{" else {
      return false
    }
    return !["}", "."].contains(self[closing(of: list) + 1])
  }

  /// Indicates whether a closure around a place has `[weak self]`, and nothing has unwrapped it before.
  func isSelfWeak(at place: Int) -> Bool {
    func follows(_ word: Substring, in places: Range<Int>) -> Bool {
      places.contains { self[$0] == word && self[$0 + 1] == "self" }
    }
    var around = opening(around: place)
    while let opening = around {
      let list = opening + 1
      if self[opening] == "{", self[list] == "[", follows("weak", in: list..<closing(of: list)) {
        return !follows("let", in: closing(of: list)..<place)
      }
      around = self.opening(around: opening)
    }
    return false
  }

  /// Indicates whether a brace that follows would begin a statement's block, as after `if`.
  func isInCondition(_ start: Int) -> Bool {
    let words: Set<Substring> = ["if", "while", "switch", "guard", "for", "catch", "where"]
    var place = start
    while place > 0, !startsStatement(at: place), !["{", "}", ";"].contains(self[place - 1]) {
      place -= 1
      if words.contains(self[place]) { return true }
    }
    return words.contains(self[place])
  }

  /// The last place of an expression that begins at a place.
  func endOfExpression(at start: Int) -> Int {
    var place = start
    while place < tokens.count, !")]};,".contains(self[place]),
      place == start || !startsStatement(at: place)
    {
      place = ("([{".contains(self[place]) ? closing(of: place) : place) + 1
    }
    return place - 1
  }
}
