/// A member as it is written, which tells what the compiler does not.
struct SourceMember {
  /// The lines from its name to the end of its body, from 1.
  let lines: ClosedRange<Int>

  /// Indicates whether a property has a value of its own, rather than a getter.
  private(set) var isStored = true

  /// Indicates whether a property is told when it is set, by `willSet` or `didSet`.
  private(set) var hasObserver = false

  /// Indicates whether other code may read a property, and not set it.
  let isRestricted: Bool

  /// Reads a member from the place of its name among the tokens of a file.
  init(at name: Int, in tokens: [SourceToken]) {
    var (index, depth, hasValue, end) = (name + 1, 0, false, tokens[name].line)
    let isProperty = name > 0 && ["var", "let"].contains(tokens[name - 1].text)
    reading: while index < tokens.count {
      let token = tokens[index]
      let isNewLine = token.line > tokens[index - 1].line
      if depth == 0, isNewLine, !tokens.continuesDeclaration(at: index) { break }
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "=" where depth == 0: hasValue = true
      case "}", ";": if depth <= 0 { break reading }
      case "{":
        let observes =
          index + 1 < tokens.count
          && ["didSet", "willSet"].contains(tokens[index + 1].text)
        if depth == 0 {
          hasObserver = hasObserver || observes
          isStored = isStored && (hasValue || observes)
        }
        index = tokens.end(ofBraceAt: index)
        end = tokens[index].line
        if !isProperty, depth == 0 { break reading }
      default: break
      }
      end = tokens[index].line
      index += 1
    }
    lines = tokens[name].line...max(tokens[name].line, end)
    let modifiers = Set(
      tokens[..<name].reversed().lazy.map(\.text).prefix { !"{};=,:".contains($0) })
    isRestricted =
      modifiers.contains("set")
      && !modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
  }
}

extension [SourceToken] {
  /// Indicates whether a token at the start of a line goes on with the declaration before it.
  func continuesDeclaration(at index: Int) -> Bool {
    [".", "?", "{", "=", ":", "&", "-", "+", "|", ">", "where"].contains(self[index].text)
      || ["=", ":", ",", "&", "-", "+", "|", "<"].contains(self[index - 1].text)
  }

  /// The place of the brace that closes one; the last token if none does.
  fileprivate func end(ofBraceAt start: Int) -> Int {
    var depth = 0
    for index in indices[start...] {
      if self[index].text == "{" { depth += 1 }
      if self[index].text == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return count - 1
  }
}
