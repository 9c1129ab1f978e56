import Foundation
import HostSystem
import TextLayout

extension PackageFacts {
  /// The facts in the symbol graphs of a folder and of the folders in it, whoever wrote them.
  ///
  /// Modules of dependencies, whose sources stand in a folder `checkouts`, are known but not inspected.
  ///
  /// - Throws: A `Failure` that says which file cannot be read, or that there is none.
  package init(graphsIn folder: URL) throws {
    var unreadable: (folder: URL, reason: String)?
    let files = FileManager.default.enumerator(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil
    ) { folder, error in
      unreadable = (folder, error.reason)
      return false
    }
    var graphs: [URL] = []
    while let file = files?.nextObject() as? URL {
      if file.lastPathComponent.hasSuffix(".symbols.json") { graphs.append(file) }
    }
    if let unreadable {
      throw SymbolGraphLoader.Failure(
        description: "\(unreadable.folder.path.quotedPath) in it: \(unreadable.reason)")
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
