/// The place that a piece of code's value goes to, such as the property of a widget.
enum WordSink: Hashable {
  /// It is put into a variable; the names lead to it: `popup`, `title`.
  case assigned([Substring], isDeclared: Bool)

  /// It is an argument of a call.
  case argument(of: [Substring], label: Substring?)

  /// It is the result of the member that it stands in.
  case returned

  /// It is compared, or a key, or a case.
  case consumed

  private static let openings: Set<Substring> = ["(", "[", "{"]
  private static let closings: Set<Substring> = [")", "]", "}"]
  private static let wrappers: Set<Substring> = [
    "String", "NSAttributedString", "AttributedString", "NSMutableAttributedString", "Optional",
    "LocalizedStringKey",
  ]

  /// Finds where the value of the token at a place goes.
  init(of place: Int, in tokens: [SourceToken]) {
    var index = place - 1
    var label: Substring?
    var isAfterColon = false
    var isChoice = false
    let next = tokens[(place + 1)...].prefix(2).map(\.text)
    let isKey = next.first == ":" && index >= 0 && ["[", ","].contains(tokens[index].text)
    guard !isKey, next != ["=", "="], next != ["!", "="] else {
      self = .consumed
      return
    }
    while index >= 0 {
      let text = tokens[index].text
      let before = index > 0 ? tokens[index - 1].text : ""
      switch text {
      case ")", "]", "}":
        if text == "}" {
          self = .returned
          return
        }
        index = Self.opening(of: index, in: tokens)
      case "=":
        if "=!<>~".contains(before) || tokens[index + 1].text == "=" {
          // In the condition of `a == b ? "c" : "d"`, the words are not compared.
          guard isChoice else {
            self = .consumed
            return
          }
          break
        }
        self = Self.target(before: index, in: tokens)
        return
      case "case", "default":
        self = isAfterColon ? .returned : .consumed
        return
      case ":"
      where index > 1 && tokens[index - 1].isWord
        && ["(", ","].contains(tokens[index - 2].text):
        label = label ?? before
        index -= 1
      case ":":
        isAfterColon = true
      case "?":
        isChoice = true
      case ",":
        // What stands before it in the same parentheses is passed over, up to their beginning.
        label = label ?? ""
        index = Self.beginning(of: index, in: tokens) + 1
      case "(":
        let callee = Self.chain(before: index, in: tokens)
        if let last = callee.last, !Self.wrappers.contains(last) {
          self = .argument(of: callee, label: label == "" ? nil : label)
          return
        }
        label = nil
      case "[":
        let isKey = index > 0 && (tokens[index - 1].isWord || before == ")" || before == "]")
        if isKey, before != "return", before != "in" {
          self = .consumed
          return
        }
      case "{", "return", "in", ";":
        self = .returned
        return
      default:
        // A word after a complete expression begins another statement.
        if tokens[index].line < tokens[index + 1].line, index + 1 == place, tokens[index].isWord {
          self = .returned
          return
        }
      }
      index -= 1
    }
    self = .returned
  }

  private static func opening(of closing: Int, in tokens: [SourceToken]) -> Int {
    var depth = 0
    for index in stride(from: closing, through: 0, by: -1) {
      if closings.contains(tokens[index].text) { depth += 1 }
      if openings.contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return 0
  }

  /// The place of the parenthesis or bracket around a comma.
  private static func beginning(of comma: Int, in tokens: [SourceToken]) -> Int {
    var index = comma - 1
    while index > 0, !openings.contains(tokens[index].text) {
      index = closings.contains(tokens[index].text) ? opening(of: index, in: tokens) - 1 : index - 1
    }
    return index
  }

  /// The names that lead to a place: `cell.textLabel?.text` without marks.
  private static func chain(before end: Int, in tokens: [SourceToken]) -> [Substring] {
    var names: [Substring] = []
    var index = end - 1
    while index >= 0 {
      let text = tokens[index].text
      if tokens[index].isWord, names.isEmpty || tokens[index + 1].text != text {
        let isJoined = names.isEmpty || [".", "?", "!"].contains(tokens[index + 1].text)
        guard isJoined else { break }
        names.insert(text, at: 0)
      } else if text == ")" || text == "]" {
        index = opening(of: index, in: tokens)
      } else if ![".", "?", "!"].contains(text) {
        break
      }
      index -= 1
    }
    return names
  }

  /// The variable that a value is put into, with the declaration's own name for one with a type.
  private static func target(before equals: Int, in tokens: [SourceToken]) -> WordSink {
    var index = equals - 1
    while index > 0, tokens[index].line == tokens[equals].line || tokens[index].text == ":" {
      if ["let", "var"].contains(tokens[index - 1].text) {
        return .assigned([tokens[index].text], isDeclared: true)
      }
      if ["{", "}", ";", ")"].contains(tokens[index].text) { break }
      index -= 1
    }
    let end = tokens[equals - 1].text == "+" ? equals - 1 : equals
    return .assigned(chain(before: end, in: tokens), isDeclared: false)
  }
}
