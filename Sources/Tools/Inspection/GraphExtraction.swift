import Foundation
import HostSystem

/// Symbol graphs of modules that were built before.
extension SymbolGraphLoader {
  /// Extracts the symbol graphs of a module that was built before.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - products: The folder of its build products, inside one that is named after the platform.
  /// - Returns: The graphs' files; none if there is no such module.
  func extract(_ module: String, builtIn products: URL) -> [URL] {
    let platform = products.resolvingSymlinksInPath().deletingLastPathComponent()
    let output = platform.appendingPathComponent("symbolgraph-extracted")
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      var arguments = [
        "symbolgraph-extract", "-module-name", module,
        "-I", products.appendingPathComponent("Modules").path,
        "-target", platform.lastPathComponent, "-minimum-access-level", "private",
        "-skip-synthesized-members", "-output-dir", output.path,
      ]
      #if os(macOS)
        let path = try Tool("/usr/bin/xcrun", ["--show-sdk-path"]).run().output
        arguments += ["-sdk", path.split(whereSeparator: \.isNewline).joined()]
      #endif
      let succeeded = try Tool("/usr/bin/env", ["swift"] + arguments).run().succeeded
      return succeeded ? try Self.graphs(of: module, in: output) : []
    } catch {
      return []
    }
  }

  /// The graph of a module, and those of its extensions of other modules' types.
  static func graphs(of module: String, in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { file in
        let name = file.lastPathComponent
        return name == "\(module).symbols.json"
          || (name.hasPrefix("\(module)@") && name.hasSuffix(".symbols.json"))
      }
  }

  /// Reads the facts of a module that was built before, and of what it mentions.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - products: The folder of its build products, inside one that is named after the platform.
  /// - Returns: The facts.
  /// - Throws: A `Failure` where there is no such module.
  package func load(_ module: String, builtIn products: URL) throws -> PackageFacts {
    let files = extract(module, builtIn: products)
    guard !files.isEmpty else { throw Failure(description: "\(module) has no symbol graph") }
    var facts = try PackageFacts(graphs: files)
    let external = facts.externalModules.flatMap { extract($0, builtIn: products) }
    if !external.isEmpty { try facts.addExternal(graphs: external) }
    return facts
  }
}
