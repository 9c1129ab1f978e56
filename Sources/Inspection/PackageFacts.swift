import Foundation

/// What the compiler knows of a package's types, and of those of other packages that they mention.
public struct PackageFacts: Sendable {
  /// Every type that is known, by its identifier.
  public private(set) var types: [String: TypeFacts] = [:]

  /// The package's own modules, in order.
  public private(set) var modules: [String] = []

  private(set) var sources: [String: SourceText] = [:]

  /// The facts in some symbol graphs.
  ///
  /// - Parameter graphs: Files as the compiler writes them, private members included.
  /// - Throws: What is wrong with a file.
  public init(graphs: [URL]) throws {
    try add(graphs)
    modules = Set(types.values.map(\.module)).sorted()
    addStubs()
  }

  /// Adds what the modules of other packages declare.
  mutating func addExternal(graphs: [URL]) throws {
    let known = modules
    types = types.filter { !$0.value.isExternal }
    try add(graphs)
    modules = known
    addStubs()
  }

  /// The modules of other packages that are mentioned.
  var externalModules: [String] {
    Set(types.values.filter(\.isExternal).map(\.module)).subtracting(modules).sorted()
  }

  /// The types of a module, by their places.
  func types(in module: String) -> [TypeFacts] {
    types.values.filter { $0.module == module && !$0.isExternal }
      .sorted {
        ($0.place?.file ?? "", $0.place?.line ?? 0, $0.name) < (
          $1.place?.file ?? "", $1.place?.line ?? 0, $1.name
        )
      }
  }

  private mutating func add(_ files: [URL]) throws {
    for file in files.sorted(by: { $0.path < $1.path }) {
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      add(graph)
    }
  }

  private mutating func add(_ graph: SymbolGraph) {
    for symbol in graph.symbols {
      guard let kind = TypeFacts.Kind(symbol) else { continue }
      let place = place(of: symbol, in: nil)
      types[symbol.identifier.precise] = TypeFacts(
        id: symbol.identifier.precise, module: graph.module.name,
        name: symbol.pathComponents.joined(separator: "."), kind: kind,
        isPublic: symbol.isPublic, place: place, members: [], conformances: [], isExternal: false)
    }
    var owners: [String: String] = [:]
    for relationship in graph.relationships {
      switch relationship.kind {
      case "memberOf", "requirementOf", "optionalRequirementOf":
        owners[relationship.source] = relationship.target
      case "conformsTo", "inheritsFrom":
        types[relationship.source]?.conformances.insert(relationship.target)
      default: break
      }
    }
    for symbol in graph.symbols where TypeFacts.Kind(symbol) == nil {
      guard let owner = owners[symbol.identifier.precise], let type = types[owner] else { continue }
      let place = place(of: symbol, in: type)
      if place == nil, symbol.kind.identifier == "swift.init" { continue }  // The compiler's own.
      let member = MemberFacts(symbol, of: type, place: place, in: sources)
      types[owner]?.members.append(member)
    }
  }

  /// Where a symbol is declared; of a private one, which the compiler does not say, by its name.
  private mutating func place(of symbol: SymbolGraph.Symbol, in type: TypeFacts?) -> SourcePlace? {
    if let location = symbol.location, let file = URL(string: location.uri)?.path {
      if sources[file] == nil { sources[file] = SourceText(file: file) }
      return SourcePlace(file: file, line: location.position.line + 1)
    }
    guard let place = type?.place, let source = sources[place.file],
      let line = source.line(
        of: symbol.pathComponents.last ?? "", in: source.extent(from: place.line))
    else { return nil }
    return SourcePlace(file: place.file, line: line)
  }

  /// Gives a name to the types that are mentioned, and declared elsewhere.
  private mutating func addStubs() {
    let mentions = types.values.flatMap { type in
      type.members.flatMap(\.mentions) + type.conformances
    }
    for id in Set(mentions) where types[id] == nil {
      guard let stub = TypeFacts(mangled: id) else { continue }
      types[id] = stub
    }
  }
}

extension SymbolGraph.Symbol {
  fileprivate var isPublic: Bool { accessLevel == "public" || accessLevel == "open" }
}

extension TypeFacts.Kind {
  fileprivate init?(_ symbol: SymbolGraph.Symbol) {
    let word = symbol.kind.identifier.split(separator: ".").last ?? ""
    self.init(rawValue: String(word))
  }
}

extension TypeFacts {
  /// A type of another package, by what its mangled name gives away: `s:9AppModels10CalculatorV`.
  ///
  /// Source of the form: *Swift ABI, Mangling*. Only types at the top level of a module are read.
  fileprivate init?(mangled id: String) {
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
  fileprivate init(
    _ symbol: SymbolGraph.Symbol, of type: TypeFacts, place: SourcePlace?,
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
