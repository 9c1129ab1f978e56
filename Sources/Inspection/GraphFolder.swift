import Foundation

extension PackageFacts {
  /// The facts in the symbol graphs of a folder and of the folders in it, whoever wrote them.
  ///
  /// Modules of dependencies, whose sources stand in a folder `checkouts`, are known but not inspected.
  ///
  /// - Throws: A `Failure` that says which file cannot be read, or that there is none.
  public init(graphsIn folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var graphs: [URL] = []
    while let file = files?.nextObject() as? URL {
      if file.lastPathComponent.hasSuffix(".symbols.json") { graphs.append(file) }
    }
    guard !graphs.isEmpty else {
      throw SymbolGraphLoader.Failure(
        description: """
          there is no file *.symbols.json in it; swiftc writes them with \(TargetBuilder.graphFlags)
          """)
    }
    try self.init(graphs: graphs)
  }
}
