/// Reads the declarations of a file from its tokens; what stands in bodies is passed over.
struct DeclarationReader {
  private struct Scope {
    /// The place among the declarations; nil for braces that belong to no type.
    let declaration: Int?
    let path: String
    let isProtocol: Bool
  }

  private(set) var declarations: [SourceDeclaration] = []
  private(set) var imports: [(module: Substring, line: Int)] = []
  private let tokens: [SourceToken]
  private var index = 0
  private var scopes: [Scope] = []
  private var modifiers: [Substring] = []

  init(_ tokens: [SourceToken]) {
    self.tokens = tokens
  }

  private static let types: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "extension",
  ]

  mutating func read() {
    while let token = token() {
      switch token.text {
      case "{":
        scopes.append(Scope(declaration: nil, path: scopes.last?.path ?? "", isProtocol: false))
        index += 1
        modifiers = []
      case "}":
        close(on: token.line)
      case "import" where scopes.isEmpty:
        readImport()
      case "var", "let":
        readProperty()
      case "func":
        readFunction()
      case "init" where isInType, "subscript" where isInType:
        readFunction()
      case "case" where isInType, "typealias", "associatedtype":
        passStatement()
        modifiers = []
      case "#if", "#else", "#elseif", "#endif":
        passLine()
      default:
        if Self.types.contains(token.text), let next = self.token(1), next.isWord,
          !["func", "var", "let", "subscript"].contains(next.text)
        {
          readType()
        } else {
          modifiers.append(token.text)
          index += 1
        }
      }
    }
  }

  private var isInType: Bool { scopes.last?.declaration != nil }

  private func token(_ offset: Int = 0) -> SourceToken? {
    index + offset < tokens.count ? tokens[index + offset] : nil
  }

  private mutating func close(on line: Int) {
    if let scope = scopes.popLast(), let place = scope.declaration {
      declarations[place].lines = declarations[place].lines.lowerBound...line
    }
    index += 1
    modifiers = []
  }

  private mutating func passLine() {
    guard let line = token()?.line else { return }
    while token()?.line == line { index += 1 }
  }

  /// Passes the rest of a line, up to the brace that closes what is around it.
  private mutating func passStatement() {
    guard let line = token()?.line else { return }
    var depth = 0
    while let token = token(), token.line == line || depth > 0 {
      if depth == 0, token.text == "}" || token.text == ";" { return }
      if "([{".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) { depth -= 1 }
      index += 1
    }
  }

  private mutating func readImport() {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let"]
    index += 1
    if let token = token(), kinds.contains(token.text) { index += 1 }
    if let token = token() { imports.append((token.text, token.line)) }
    passLine()
    modifiers = []
  }

  private mutating func readType() {
    let keyword = tokens[index].text
    index += 1
    let line = token()?.line ?? 1
    let name = readName()
    var inherited: [Substring] = []
    var isAfterColon = false
    var isAfterWhere = false
    var depth = 0
    while let token = token(), token.text != "{" {
      isAfterWhere = isAfterWhere || token.text == "where"
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
      if token.text == ":", depth == 0 { isAfterColon = true }
      if isAfterColon, !isAfterWhere, token.isWord { inherited.append(token.text) }
      index += 1
    }
    let declaration = SourceDeclaration(
      kind: .type(isExtension: keyword == "extension", isProtocol: keyword == "protocol"),
      name: name, owner: scopes.last?.path ?? "", labels: [], modifiers: modifiers,
      inherited: inherited, lines: line...line)
    scopes.append(
      Scope(
        declaration: declarations.count, path: declaration.path, isProtocol: keyword == "protocol"))
    declarations.append(declaration)
    index += 1
    modifiers = []
  }

  /// Reads a name with dots, as of a nested type that is extended.
  private mutating func readName() -> String {
    var name = ""
    while let token = token(), token.isWord || token.text == "." {
      if token.isWord, let last = name.last, last != "." { break }
      name += token.text
      index += 1
    }
    return name
  }

  private mutating func readFunction() {
    let keyword = tokens[index].text
    let line = tokens[index].line
    index += 1
    let name = keyword == "func" ? String(token()?.text ?? "") : String(keyword)
    while let token = token(), token.text != "(", token.text != "{", token.text != "}" {
      index += 1
    }
    let labels = readLabels()
    var end = tokens[max(0, index - 1)].line
    if scopes.last?.isProtocol != true {
      while let token = token(), token.text != "{", token.text != "}" { index += 1 }
      if token()?.text == "{" { end = passBlock() }
    }
    add(.function, name, labels, line...max(line, end))
  }

  /// Reads the labels in a pair of parentheses, and passes it.
  private mutating func readLabels() -> [String] {
    guard token()?.text == "(" else { return [] }
    var labels: [String] = []
    var depth = 0
    var isAtStart = true
    while let token = token() {
      index += 1
      if "([{".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) { depth -= 1 }
      if depth == 0 { break }
      if isAtStart, token.isWord {
        labels.append(String(token.text))
        isAtStart = false
      } else if token.text == ",", depth == 1 {
        isAtStart = true
      }
    }
    return labels
  }

  private mutating func readProperty() {
    index += 1
    guard let name = token(), name.isWord else { return }
    index += 1
    var isStored = true
    var hasObserver = false
    var hasValue = false
    var last = name
    var depth = 0
    while let token = token() {
      if depth == 0, token.text == "}" || token.text == ";" { break }
      if depth == 0, token.line > last.line, !continues(token, after: last) { break }
      if token.text == "{" {
        let first = self.token(1)?.text
        let observes = first == "didSet" || first == "willSet"
        hasObserver = hasObserver || (depth == 0 && observes)
        isStored = isStored && (depth > 0 || hasValue || observes)
        passBlock()
        last = tokens[index - 1]
        continue
      }
      if token.text == "=", depth == 0 { hasValue = true }
      if "([".contains(token.text) { depth += 1 }
      if ")]".contains(token.text) { depth -= 1 }
      last = token
      index += 1
    }
    add(
      .property(
        isStored: isStored && scopes.last?.isProtocol != true, hasObserver: hasObserver),
      String(name.text), [], name.line...last.line)
  }

  /// Indicates whether a token at the start of a line goes on with the declaration before it.
  private func continues(_ token: SourceToken, after last: SourceToken) -> Bool {
    [".", "?", "{", "=", ":", "&", "-", "+", "|", ">"].contains(token.text)
      || ["=", ":", ",", "&", "-", "+", "|", "<"].contains(last.text)
  }

  /// Passes a pair of braces, and tells the line of the second.
  @discardableResult
  private mutating func passBlock() -> Int {
    var depth = 0
    var line = tokens[index].line
    while let token = token() {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      line = token.line
      index += 1
      if depth == 0 { break }
    }
    return line
  }

  private mutating func add(
    _ kind: SourceDeclaration.Kind, _ name: String, _ labels: [String], _ lines: ClosedRange<Int>
  ) {
    declarations.append(
      SourceDeclaration(
        kind: kind, name: name, owner: scopes.last?.path ?? "", labels: labels,
        modifiers: modifiers, inherited: [], lines: lines))
    modifiers = []
  }
}
