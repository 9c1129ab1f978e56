import AppScreens

extension TypeFacts {
  /// A type of another package, by what its mangled name gives away: `s:9AppModels10CalculatorV`.
  ///
  /// Source of the form: *Swift ABI, Mangling*. Only types at the top level of a module are read.
  init?(mangled id: String) {
    guard id.hasPrefix("s:"), let letter = id.last else { return nil }
    let kinds: [Character: Kind] = ["V": .struct, "C": .class, "O": .enum, "P": .protocol]
    var rest = id.dropFirst(2).dropLast()
    var names: [String] = []
    while let digits = rest.prefixDigits, let length = Int(digits) {
      rest = rest.dropFirst(digits.count)
      guard rest.count >= length else { return nil }
      names.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    guard let kind = kinds[letter], names.count == 2, rest.isEmpty else { return nil }
    self.init(
      id: id, module: names[0], name: names[1], kind: kind, isPublic: true, place: nil,
      members: [], conformances: [], isExternal: true)
  }
}

extension Substring {
  fileprivate var prefixDigits: Substring? {
    let digits = prefix(while: \.isNumber)
    return digits.isEmpty ? nil : digits
  }
}

extension MemberFacts {
  /// Reads a member from its symbol and from its source line, which alone tells some of it.
  init(
    _ symbol: SymbolGraph.Symbol, of type: TypeFacts, place: SourceLine?,
    in sources: [String: SourceText]
  ) {
    let fragments = symbol.declarationFragments ?? []
    let declaration = fragments.map(\.spelling).joined()
    let word = symbol.kind.identifier
    let kind: Kind =
      switch word {
      case "swift.property", "swift.type.property", "swift.ivar": .property
      case "swift.method", "swift.type.method", "swift.subscript": .method
      case "swift.init": .initializer
      default: .other
      }
    let source = place.flatMap { place in
      sources[place.file].flatMap { text in
        text.code.indices.contains(place.line - 1) ? text.code[place.line - 1] : nil
      }
    }
    let attributes = fragments.filter { $0.kind == "attribute" }.map(\.spelling)
    let keywords = Set(fragments.filter { $0.kind == "keyword" }.map(\.spelling))
    let isWeak = keywords.contains("weak") || keywords.contains("unowned")
    let restricts = ["private(set)", "fileprivate(set)", "internal(set)", "package(set)"]
    let isRestricted = restricts.contains { source?.contains($0) == true }
    name = symbol.pathComponents.last ?? ""
    self.kind = kind
    self.declaration = declaration
    isPublic = symbol.isPublic
    isPrivate = symbol.accessLevel == "private" || symbol.accessLevel == "fileprivate"
    self.place = place
    self.attributes = attributes
    self.isWeak = isWeak
    isStored =
      kind == .property && word != "swift.type.property" && type.kind != .protocol
      && (!declaration.contains("{") || isWeak || isRestricted || !attributes.isEmpty
        || source?.contains(" = ") == true)
    isSettable =
      kind == .property && !keywords.contains("let") && !isRestricted
      && (declaration.contains("set }") || !declaration.contains("{"))
    mentions = fragments.mentions
    let parameter = symbol.functionSignature?.parameters?.first
    firstParameter = parameter?.declarationFragments.mentions
    let returns = symbol.functionSignature?.returns?.map(\.spelling).joined() ?? "()"
    hasResult = kind == .method && returns != "()" && returns != "Void" && returns != ""
  }
}

extension [SymbolGraph.Symbol.Fragment] {
  /// The types that are mentioned; of `Calculator.Key`, the key alone.
  fileprivate var mentions: [String] {
    indices.compactMap { index in
      let isQualifier = index + 1 < count && self[index + 1].spelling.hasPrefix(".")
      return self[index].kind == "typeIdentifier" && !isQualifier
        ? self[index].preciseIdentifier : nil
    }
  }
}
