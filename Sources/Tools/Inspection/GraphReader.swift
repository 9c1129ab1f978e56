import AppScreens

/// Reads symbol graphs into types, with members whose types are told as they are meant.
///
/// A type alias counts as what it stands for, and a generic parameter as its constraints.
struct GraphReader {
  private(set) var types: [String: TypeFacts]
  private(set) var sources: SourceFiles
  private var aliases: [String: MemberFacts] = [:]
  private var constraints: [String: [String: [String]]] = [:]
  private var parameters: [String: Set<String>] = [:]
  private var spellings: [String: String] = [:]

  /// The symbols that were read: another platform's graph of a module has most of them once more.
  private var known: Set<String> = []

  /// A reader that adds to types that are known.
  init(_ types: [String: TypeFacts] = [:], _ sources: SourceFiles = SourceFiles()) {
    self.types = types
    self.sources = sources
  }

  /// Reads graphs of some modules.
  mutating func read(_ graphs: [SymbolGraph]) {
    var files: [String: Set<String>] = [:]
    for graph in graphs {
      for symbol in graph.symbols {
        if let place = symbol.place { files[graph.module.name, default: []].insert(place.file) }
      }
    }
    sources.read(files)
    for graph in graphs { addTypes(graph) }
    for graph in graphs { addMembers(graph) }
    resolveMentions()
    addStubs()
  }

  private mutating func addTypes(_ graph: SymbolGraph) {
    for symbol in graph.symbols {
      guard let kind = TypeFacts.Kind(symbol) else { continue }
      let (id, name) = (symbol.identifier.precise, symbol.pathComponents.joined(separator: "."))
      types[id] = TypeFacts(
        id: id, module: graph.module.name, name: name, kind: kind, isPublic: symbol.isPublic,
        place: symbol.place ?? sources.place(ofType: name, in: graph.module.name), members: [],
        conformances: [], isExternal: false)
      constraints[id] = symbol.constraints
      parameters[id] = Set((symbol.swiftGenerics?.parameters ?? []).map(\.name))
    }
  }

  private mutating func addMembers(_ graph: SymbolGraph) {
    var owners: [String: String] = [:]
    for relationship in graph.relationships {
      switch relationship.kind {
      case "memberOf", "requirementOf", "optionalRequirementOf":
        owners[relationship.source] = relationship.target
      case "conformsTo", "inheritsFrom":
        types[relationship.source]?.conformances.insert(relationship.target)
        if let name = relationship.targetFallback { spellings[relationship.target] = name }
      default: break
      }
    }
    for symbol in graph.symbols where TypeFacts.Kind(symbol) == nil {
      let id = symbol.identifier.precise
      guard known.insert(id).inserted else { continue }
      for fragment in symbol.declarationFragments ?? [] {
        if let id = fragment.preciseIdentifier, spellings[id] == nil {
          spellings[id] = fragment.spelling
        }
      }
      guard let owner = owners[id], let type = types[owner] else {
        if symbol.isAlias {
          aliases[id] = MemberFacts(symbol, isOfProtocol: false, place: nil, nil)
        }
        continue
      }
      let name = symbol.pathComponents.last ?? ""
      let found = sources.member(name, at: symbol.place, of: type)
      let place = symbol.place ?? found?.place
      let isMemberwise = place == type.place && found == nil
      if symbol.kind.identifier == "swift.init", place == nil || isMemberwise { continue }
      var member = MemberFacts(
        symbol, isOfProtocol: type.kind == .protocol, place: place, found?.source)
      let generic = parameters[owner] ?? []
      member.isGeneric =
        member.isGeneric
        || symbol.declarationFragments?.contains {
          $0.kind == "typeIdentifier" && generic.contains($0.spelling)
        } == true
      if symbol.isAlias {
        aliases[id] = member
      } else {
        types[owner]?.members.append(member)
      }
    }
  }

  /// Puts what aliases and generic parameters stand for in the place of their names.
  private mutating func resolveMentions() {
    let aliases = aliases
    for (id, type) in types {
      let generics = constraints[id] ?? [:]
      for place in type.members.indices {
        var member = type.members[place]
        for _ in 0..<4 {
          guard let alias = member.mentions.lazy.compactMap({ aliases[$0] }).first else { break }
          member.isClosure = member.isClosure || alias.isClosure
          member.mentions = member.mentions.flatMap { aliases[$0]?.mentions ?? [$0] }
        }
        member.mentions = member.mentions.flatMap { mention in
          spellings[mention].flatMap { generics[$0] } ?? [mention]
        }
        types[id]?.members[place] = member
      }
    }
  }

  /// Adds stubs for the types that are mentioned here and declared elsewhere.
  private mutating func addStubs() {
    let mentions = types.values.flatMap { type in
      type.members.flatMap { $0.mentions + $0.wrappers } + type.conformances
    }
    for id in Set(mentions) where types[id] == nil {
      types[id] = TypeFacts(declaredElsewhere: id, spelled: spellings[id])
    }
  }
}

extension SymbolGraph.Symbol {
  var isPublic: Bool { accessLevel == "public" || accessLevel == "open" }

  fileprivate var isAlias: Bool {
    kind.identifier == "swift.typealias" || kind.identifier == "swift.associatedtype"
  }

  /// The line of its declaration; nil where the compiler omits it, as for what is private.
  fileprivate var place: SourceLine? {
    location.flatMap { $0.line }
  }

  /// The types that each generic parameter has to be, by its name.
  fileprivate var constraints: [String: [String]] {
    (swiftGenerics?.constraints ?? []).reduce(into: [:]) { found, constraint in
      if let id = constraint.rhsPrecise { found[constraint.lhs, default: []].append(id) }
    }
  }
}

extension TypeFacts.Kind {
  fileprivate init?(_ symbol: SymbolGraph.Symbol) {
    let word = symbol.kind.identifier.split(separator: ".").last ?? ""
    self.init(rawValue: String(word))
  }
}
