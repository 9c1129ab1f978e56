import Foundation
import TriptychSourceReading

/// Reads symbol graphs into types, with members whose types are what is meant.
///
/// A type alias, or an associated type, counts as what it names, and a generic parameter as its constraints.
struct GraphReader {
  /// The modules of packages; all others come with the system.
  private let built: Set<String>

  private(set) var types: [String: TypeFacts] = [:]
  private(set) var sources = SourceFiles()

  /// The variables outside any type, by module.
  private(set) var globals: [String: [MemberFacts]] = [:]

  private var aliases: [String: MemberFacts] = [:]
  private var spellings: [String: String] = [:]

  /// A reader of packages with some modules.
  init(built: Set<String>) {
    self.built = built
  }

  /// The modules that were read, but for the platform's and those of libraries.
  var modules: [String] {
    let own = types.values.filter { type in
      !type.isExternal && !type.isOfPlatform && !type.isOfLibrary
    }
    return Set(own.map(\.module)).sorted()
  }

  /// The modules that are mentioned and were not read.
  var externalModules: [String] {
    Set(types.values.filter { $0.isExternal && !$0.isOfPlatform }.map(\.module))
      .subtracting(modules).sorted()
  }

  /// Reads the graphs of some modules, and the sources that they were compiled from.
  ///
  /// - Parameter files: Files as the compiler writes them, private members included.
  /// - Throws: An error for a file that cannot be read.
  mutating func read(_ files: [URL]) throws {
    let graphs = try files.sorted { $0.path < $1.path }.map { file in
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    }
    var sourceFiles: [String: Set<String>] = [:]
    for graph in graphs {
      let places = graph.symbols.compactMap { $0.location?.line }
      sourceFiles[graph.module.name, default: []].formUnion(places.map(\.file))
    }
    sources.read(sourceFiles)
    for graph in graphs { addTypes(graph) }
    for graph in graphs { addMembers(graph) }
    resolveMentions()
    addStubs()
  }

  private mutating func addTypes(_ graph: SymbolGraph) {
    for symbol in graph.symbols {
      guard let kind = TypeFacts.Kind(symbol), symbol.isOwn(of: graph.module.name) else { continue }
      let (id, name) = (symbol.identifier.precise, symbol.pathComponents.joined(separator: "."))
      types[id] = TypeFacts(
        id: id, module: graph.module.name, name: name, kind: kind,
        place: symbol.location?.line ?? sources.place(ofType: name, in: graph.module.name),
        members: [], conformances: [], isExternal: false,
        isOfPlatform: Platform.has(graph.module.name),
        isForClasses: symbol.declarationFragments?.contains { fragment in
          fragment.kind == "text" && fragment.spelling.contains("AnyObject")
        } == true,
        genericParameters: symbol.genericParameters)
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
      for fragment in symbol.declarationFragments ?? [] {
        if let id = fragment.preciseIdentifier, spellings[id] == nil {
          spellings[id] = fragment.spelling
        }
      }
      let owner = owners[id].flatMap { types[$0] }
      guard let member = member(symbol, of: owner) else { continue }
      let isAlias = ["swift.typealias", "swift.associatedtype"].contains(symbol.kind.identifier)
      if isAlias { aliases[id] = member }
      if let owner, !isAlias || owner.kind != .protocol {
        types[owner.id]?.members.append(member)
      } else if symbol.kind.identifier == "swift.var" {
        globals[graph.module.name, default: []].append(member)
      }
    }
  }

  /// A member with what its source says; nil for one that the compiler or a macro made.
  private func member(_ symbol: SymbolGraph.Symbol, of owner: TypeFacts?) -> MemberFacts? {
    let place = symbol.location?.line
    let found = owner.flatMap {
      sources.member(symbol.pathComponents.last ?? "", at: place, of: $0)
    }
    if let owner, found == nil, !sources.blocks(of: owner).isEmpty { return nil }
    return MemberFacts(symbol, of: owner, place: place ?? found?.place, found?.source)
  }

  /// Replaces aliases by what they mean.
  private mutating func resolveMentions() {
    let aliases = aliases
    for (id, type) in types {
      for place in type.members.indices {
        var member = type.members[place]
        for _ in 0..<4 {
          guard let alias = member.mentions.lazy.compactMap({ aliases[$0] }).first else { break }
          member.isClosure = member.isClosure || alias.isClosure
          member.mentions = member.mentions.flatMap { aliases[$0]?.mentions ?? [$0] }
          member.resultTypes = member.resultTypes.flatMap { aliases[$0]?.mentions ?? [$0] }
        }
        types[id]?.members[place] = member
      }
    }
  }

  /// Adds stubs for the types that are mentioned here and declared elsewhere.
  private mutating func addStubs() {
    let mentions = types.values.flatMap { type in
      type.members.flatMap { $0.mentions + $0.attributeTypes } + type.conformances
    }
    for id in Set(mentions) where types[id] == nil {
      types[id] = TypeFacts(declaredElsewhere: id, spelled: spellings[id], built: built)
    }
  }
}

extension TypeFacts.Kind {
  fileprivate init?(_ symbol: SymbolGraph.Symbol) {
    let word = symbol.kind.identifier.split(separator: ".").last ?? ""
    self.init(rawValue: String(word))
  }
}
