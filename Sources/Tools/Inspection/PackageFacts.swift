import AppScreens
import Foundation
import HostSystem
import TextLayout

/// The compiler's knowledge of a package's types, and of the other packages' types that they mention.
package struct PackageFacts: Sendable {
  /// Every type that is known, by its identifier.
  package private(set) var types: [String: TypeFacts] = [:]

  /// The package's own modules, in order.
  package private(set) var modules: [String] = []

  private(set) var sources = SourceFiles()

  /// The types by module and by name.
  private(set) var index = TypeIndex()

  /// The modules that could not be read, each with the reason.
  package internal(set) var unread: [UnreadModule] = []

  /// The facts without the note that some targets, which nobody wants to have inspected, are unread.
  package func leavingOut(_ targets: Set<String>) -> PackageFacts {
    var facts = self
    facts.unread.removeAll { targets.contains($0.module) }
    return facts
  }

  /// The facts in some symbol graphs.
  ///
  /// A graph of a platform's module, such as that of a stand-in for UIKit, is known but not inspected.
  ///
  /// - Parameter graphs: Files as the compiler writes them, private members included.
  /// - Throws: An error for a file that cannot be read.
  package init(graphs: [URL]) throws {
    try add(graphs)
    let own = types.values.filter { type in
      !type.isExternal && !type.isOfPlatform && type.place?.file.contains("/checkouts/") != true
    }
    modules = Set(own.map(\.module)).sorted()
    index = TypeIndex(of: types)
  }

  /// Adds the declarations of other packages' modules.
  mutating func addExternal(graphs: [URL]) throws {
    types = types.filter { !$0.value.isExternal }
    try add(graphs)
    index = TypeIndex(of: types)
  }

  /// The modules of other packages that are mentioned.
  var externalModules: [String] {
    Set(types.values.filter { $0.isExternal && !$0.isOfPlatform }.map(\.module))
      .subtracting(modules).sorted()
  }

  /// The types of a module, by their places.
  func types(in module: String) -> [TypeFacts] { index.modules[module] ?? [] }

  /// The text of a line, if its file can be read.
  package func line(at place: SourceLine) -> String? {
    guard let lines = sources[place.file]?.lines, lines.indices.contains(place.line - 1) else {
      return nil
    }
    return String(lines[place.line - 1])
  }

  private mutating func add(_ files: [URL]) throws {
    let graphs = try files.sorted { $0.path < $1.path }.map { file in
      do {
        return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      } catch {
        throw SymbolGraphLoader.Failure(
          description: "\(file.path.quotedPath) is not a symbol graph: \(error.reason)")
      }
    }
    var reader = GraphReader(types, sources)
    reader.read(graphs)
    (types, sources) = (reader.types, reader.sources)
  }
}

/// A module that could not be read, and the reason.
package struct UnreadModule: Hashable, Sendable, Encodable {
  /// The module.
  package let module: String

  /// The reason, such as the compiler's errors.
  package let reason: String

  /// A module with the reason for which it is not known.
  package init(_ module: String, because reason: String) {
    self.module = module
    self.reason = reason
  }
}
