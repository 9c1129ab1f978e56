/// A declaration on one line of Swift, read as far as a `DeclaredPackage` needs it.
struct Declaration {
  let kind: String
  let name: String
  let access: String

  /// The declaration as the compiler writes it, without access, value and body.
  let text: String

  let conformances: [String]

  /// The generic parameters of a type, each with what it has to be.
  let generics: [String: String]

  let parameters: [String]
  let result: String

  /// The declaration of a type, an extension of one or an alias; nil if the line has none.
  init?(type line: Substring) {
    let kinds = ["class", "struct", "enum", "protocol", "extension", "typealias"]
    let clause = line.firstIndex(of: "<").flatMap { start in
      line[start...].firstIndex(of: ">").map { start...$0 }
    }
    let isGeneric = clause.map { !line[..<$0.lowerBound].contains(":") } ?? false
    let parts = isGeneric ? clause.map { line[$0].split { "<>:, ".contains($0) } } ?? [] : []
    var bare = String(line)
    if let clause {
      bare = String(line[..<clause.lowerBound]) + line[clause.upperBound...].dropFirst()
    }
    let words = bare.split(whereSeparator: { " :,{<>".contains($0) }).map(String.init)
    guard line.first?.isLetter == true, let index = words.firstIndex(where: kinds.contains)
    else { return nil }
    kind = words[index]
    name = words[index + 1]
    access = line.hasPrefix("public ") ? "public" : "internal"
    text = kind == "typealias" ? String(line) : "\(kind) \(name)"
    conformances = kind == "typealias" ? [] : Array(words[(index + 2)...]).filter { $0 != "}" }
    generics =
      parts.isEmpty || parts.count > 2
      ? [:] : [String(parts[0]): parts.count == 2 ? String(parts[1]) : ""]
    parameters = []
    result = ""
  }

  /// The declaration of a member; nil if the line has none.
  init?(member line: Substring, ofProtocol isRequirement: Bool) {
    var words = line.split(separator: " ").map(String.init)
    let kinds = ["let": "property", "var": "property", "func": "method"]
    let start = words.firstIndex { kinds[$0] != nil || $0.hasPrefix("init(") }
    guard line.hasPrefix("  "), !line.hasPrefix("   "), let start else { return nil }
    kind = kinds[words[start]] ?? "init"
    let modifiers = words[..<start]
    access = ["private", "public"].first(where: modifiers.contains) ?? "internal"
    let isRestricted = modifiers.contains("private(set)")
    let left = modifiers.filter { $0 == "weak" || $0.hasPrefix("@") }
    words.replaceSubrange(..<start, with: left)
    var text = words.joined(separator: " ")
    let isComputed = text.contains(" {") && !text.contains("didSet")
    if !isRequirement, let body = text.firstIndex(of: "{") {
      text = String(text[..<body].dropLast())
    }
    if let value = text.firstIndex(of: "=") { text = String(text[..<value].dropLast()) }
    if kind == "property", isRestricted || isComputed, !isRequirement { text += " { get }" }
    self.text = text
    let opening = text.firstIndex(of: "(") ?? text.endIndex
    parameters = Self.parameters(in: text[opening...])
    let labels = parameters.compactMap { $0.split { " :".contains($0) }.first }
    result = text.split(separator: "-> ").dropFirst().first.map(String.init) ?? "()"
    conformances = []
    generics = [:]
    switch kind {
    case "property": name = words[left.count + 1].filter { $0 != ":" }
    case "method":
      let stem = words[left.count + 1].prefix { $0 != "(" }
      name = "\(stem)(\(labels.map { "\($0):" }.joined()))"
    default: name = "init(\(labels.map { "\($0):" }.joined()))"
    }
  }

  /// The parameters in the first pair of parentheses, with those inside them.
  private static func parameters(in text: Substring) -> [String] {
    var parameters: [String] = []
    var depth = 0
    for character in text {
      if character == ")" { depth -= 1 }
      if depth == 0, !parameters.isEmpty { break }
      if character == ",", depth == 1 {
        parameters.append("")
      } else if depth > 0 {
        parameters[parameters.count - 1].append(character)
      }
      if character == "(" {
        depth += 1
        if parameters.isEmpty { parameters.append("") }
      }
    }
    return parameters.filter { !$0.isEmpty }
  }

  /// The compiler's name for the type.
  func identifier(in module: String) -> String {
    let letter = ["class": "C", "struct": "V", "enum": "O", "typealias": "a"][kind] ?? "P"
    return "s:\(module.count)\(module)\(name.count)\(name)\(letter)"
  }
}
