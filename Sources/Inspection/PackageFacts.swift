import AppScreens
import Foundation

/// The compiler's knowledge of a package's types, and of the other packages' types that they mention.
public struct PackageFacts: Sendable {
  /// Every type that is known, by its identifier.
  public private(set) var types: [String: TypeFacts] = [:]

  /// The package's own modules, in order.
  public private(set) var modules: [String] = []

  private(set) var sources: [String: SourceText] = [:]

  /// The types by module and by name.
  private(set) var index = TypeIndex()

  /// The facts in some symbol graphs.
  ///
  /// - Parameter graphs: Files as the compiler writes them, private members included.
  /// - Throws: An error for a file that cannot be read.
  public init(graphs: [URL]) throws {
    try add(graphs)
    modules = Set(types.values.map(\.module)).sorted()
    addStubs()
    index = TypeIndex(of: types)
  }

  /// Adds the declarations of other packages' modules.
  mutating func addExternal(graphs: [URL]) throws {
    let known = modules
    types = types.filter { !$0.value.isExternal }
    try add(graphs)
    modules = known
    addStubs()
    index = TypeIndex(of: types)
  }

  /// The modules of other packages that are mentioned.
  var externalModules: [String] {
    Set(types.values.filter(\.isExternal).map(\.module)).subtracting(modules).sorted()
  }

  /// The types of a module, by their places.
  func types(in module: String) -> [TypeFacts] { index.modules[module] ?? [] }

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
    var members: [String: [MemberFacts]] = [:]
    for symbol in graph.symbols where TypeFacts.Kind(symbol) == nil {
      guard let owner = owners[symbol.identifier.precise], let type = types[owner] else { continue }
      let place = place(of: symbol, in: type)
      if place == nil, symbol.kind.identifier == "swift.init" { continue }  // The compiler's own.
      members[owner, default: []].append(MemberFacts(symbol, of: type, place: place, in: sources))
    }
    for (owner, found) in members { types[owner]?.members += found }
  }

  /// The line of a symbol's declaration; a private one, which the compiler omits, is found by name.
  private mutating func place(of symbol: SymbolGraph.Symbol, in type: TypeFacts?) -> SourceLine? {
    if let location = symbol.location, let file = URL(string: location.uri)?.path {
      if sources[file] == nil { sources[file] = SourceText(file: file) }
      return SourceLine(file: file, line: location.position.line + 1)
    }
    guard let place = type?.place, let source = sources[place.file],
      let line = source.line(
        of: symbol.pathComponents.last ?? "", in: source.extent(from: place.line))
    else { return nil }
    return SourceLine(file: place.file, line: line)
  }

  /// Adds stubs for the types that are mentioned here and declared elsewhere.
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
  var isPublic: Bool { accessLevel == "public" || accessLevel == "open" }
}

extension TypeFacts.Kind {
  fileprivate init?(_ symbol: SymbolGraph.Symbol) {
    let word = symbol.kind.identifier.split(separator: ".").last ?? ""
    self.init(rawValue: String(word))
  }
}
