import TriptychSourceReading

/// The place that a piece of code's value goes to, such as a property.
enum WordSink: Hashable {
  /// It is put into a variable; the names lead to it: `self`, `status`.
  case assigned([Substring])

  /// It is an argument of a call.
  case argument(of: Substring)

  /// It is the result of the member that it stands in.
  case returned

  /// It is compared, or a key, or a case.
  case consumed

  /// The calls whose argument goes on to where the call's value goes.
  private static let wrappers: Set<Substring> = [
    "String", "NSAttributedString", "AttributedString", "NSMutableAttributedString", "Optional",
    "LocalizedStringKey",
  ]

  /// Finds where the value of the token at a place goes.
  init(of place: Int, in code: SourceText) {
    let isKey = code[place + 1] == ":" && ["[", ","].contains(code[place - 1])
    let isCompared = ["=", "!"].contains(code[place + 1]) && code[place + 2] == "="
    self = isKey || isCompared ? .consumed : Self.sink(of: place, in: code)
  }

  /// Finds it from what stands before, or else from what is around.
  private static func sink(of place: Int, in code: SourceText) -> WordSink {
    let before = code.places(before: place)
    var (isChosen, isAfterColon) = (false, false)
    for index in before.reversed() {
      switch code[index] {
      case "=":
        let isComparison = "=!<>~".contains(code[index - 1]) || code[index + 1] == "="
        if !isComparison { return target(before: index, in: code) }
        // In the condition of `a == b ? "c" : "d"`, the words are not compared.
        if !isChosen { return .consumed }
      case "return", "in", ";": return .returned
      case "case", "default": return isAfterColon ? .returned : .consumed
      case "?": isChosen = true
      case ":": isAfterColon = true
      default: break
      }
    }
    guard let opening = code.opening(around: place) else { return .returned }
    let callee = code.names(before: opening).last
    switch code[opening] {
    case "(":
      guard let callee, !wrappers.contains(callee) else { return sink(of: opening, in: code) }
      return .argument(of: callee)
    case "[":
      let isSubscript = ![nil, "return", "in"].contains(callee)
      return isSubscript ? .consumed : sink(of: opening, in: code)
    default: return .returned
    }
  }

  /// The variable that a value is put into, with the declaration's own name for one with a type.
  private static func target(before equals: Int, in code: SourceText) -> WordSink {
    let before = code.places(before: equals)
    if let keyword = before.first(where: { ["let", "var"].contains(code[$0]) }) {
      return .assigned([code[keyword + 1]])
    }
    let end = code[equals - 1] == "+" ? equals - 1 : equals
    return .assigned(code.names(before: end))
  }
}
