import TriptychSourceReading

/// The compiler's knowledge of a package's types, and of the other packages' types that they mention.
package struct PackageFacts: Sendable {
  /// Every type that is known, by its identifier.
  package let types: [String: TypeFacts]

  /// The package's own modules, in order.
  package let modules: [String]

  let sources: SourceFiles

  /// The variables outside any type, by module.
  private let globals: [String: [MemberFacts]]

  /// The types that are known in full, by module, in the order of their places.
  private let typesByModule: [String: [TypeFacts]]

  /// The types that are known in full, by their names without those of the types around them.
  private let typesByName: [String: [TypeFacts]]

  /// The modules that could not be read, each with the reason.
  package internal(set) var unread: [UnreadModule] = []

  /// The facts that were read, with the package's own modules among them.
  init(_ reader: GraphReader, of modules: [String]) {
    self.modules = modules
    (sources, globals) = (reader.sources, reader.globals)
    // What the plugin RecordViews makes of a module is the same once more.
    let recording = reader.types.values.filter { type in
      type.module.hasPrefix("Recorded")
        && type.conformances.contains {
          reader.types[$0]?.module == "TriptychTraces" && !type.isExternal
        }
    }
    let recorded = Set(recording.map(\.module))
    types = reader.types.filter { !recorded.contains($0.value.module) }
    let known = types.values.filter { !$0.isExternal }.sorted {
      ($0.place?.file ?? "", $0.place?.line ?? 0, $0.name)
        < ($1.place?.file ?? "", $1.place?.line ?? 0, $1.name)
    }
    typesByModule = Dictionary(grouping: known, by: \.module)
    typesByName = Dictionary(grouping: known.filter { !$0.isOfPlatform }) { type in
      type.name.split(separator: ".").last.map(String.init) ?? ""
    }
  }

  /// The types that are known, among those with some identifiers.
  func types(of ids: some Sequence<String>) -> [TypeFacts] { ids.compactMap { types[$0] } }

  /// The types of the package's own modules, by their places.
  var own: [TypeFacts] { modules.flatMap(types(in:)) }

  /// The types of a module, by their places.
  func types(in module: String) -> [TypeFacts] { typesByModule[module] ?? [] }

  /// The types of a name in any module and inside any type, those of the platform left out.
  func types(ofBareName name: String) -> [TypeFacts] { typesByName[name] ?? [] }

  /// The classes of a module's variables outside any type, by the names of these.
  func globals(in module: String) -> [Substring: [TypeFacts]] {
    (globals[module] ?? []).reduce(into: [:]) { found, global in
      found[global.name[...]] = types(of: global.mentions).filter {
        $0.kind == .class && !$0.isOfPlatform && !$0.isExternal
      }
    }
  }

  /// The types inside which a type is declared.
  func types(around type: TypeFacts) -> [TypeFacts] {
    types(in: type.module).filter { type.name.hasPrefix("\($0.name).") }
  }

  /// The types that are declared inside a type, at any depth.
  func types(inside type: TypeFacts) -> [TypeFacts] {
    types(in: type.module).filter { $0.name.hasPrefix("\(type.name).") }
  }
}

/// A module that could not be read, and the reason.
package struct UnreadModule: Encodable, Sendable {
  /// The module.
  package let module: String

  /// The reason, such as the compiler's errors.
  package let reason: String
}
