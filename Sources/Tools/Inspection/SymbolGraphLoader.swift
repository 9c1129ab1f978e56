import Foundation
import TriptychTerminal
import TriptychToolSupport

/// Loads the compiler's knowledge of modules: their symbol graphs.
package enum SymbolGraphLoader {
  /// Reads the facts of modules that were built before, and of what they mention.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - products: The folder of SwiftPM's build products, inside one that is named after the platform.
  ///   - own: The folder of the modules, if they are not among those products.
  ///   - flags: The flags by which the compiler finds modules that are written in C.
  /// - Returns: The facts; a module that is not there is noted as unread.
  /// - Throws: A `ToolFailure` where none of them is there; an error for a graph that cannot be read.
  package static func load(
    _ modules: [String], builtIn products: URL, beside own: URL? = nil, flags: [String] = []
  ) throws -> PackageFacts {
    let platform = products.resolvingSymlinksInPath().deletingLastPathComponent()
    // Several processes may inspect the same package.
    let folder = platform.appendingPathComponent("symbolgraph-extracted/\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try Self.target(
      of: platform.lastPathComponent, sdk: Self.sdk("--show-sdk-version"))
    let kit = products.appendingPathComponent("Modules")
    let flags =
      try Self.flags(toFindModulesIn: [own, kit].compactMap(\.self)) + ["-target", target] + flags
    let graphs = try extract(modules, to: folder, flags)
    let unread = graphs.filter(\.files.isEmpty).map {
      UnreadModule(module: $0.module, reason: Self.reason($0.output))
    }
    if unread.count == graphs.count, let reason = unread.first?.reason {
      throw ToolFailure(description: reason)
    }
    let built = try FileManager.default.contentsOfDirectory(atPath: kit.path)
      .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    var reader = GraphReader(built: Set(built + modules))
    try reader.read(graphs.flatMap(\.files))
    let own = reader.modules
    try reader.read(extract(reader.externalModules, to: folder, flags).flatMap(\.files))
    var facts = PackageFacts(reader, of: own)
    facts.unread = unread
    return facts
  }

  /// Has the compiler write the graphs of each module, and of its extensions of others' types.
  private static func extract(
    _ modules: [String], to folder: URL, _ flags: [String]
  ) throws -> [(module: String, files: [URL], output: String)] {
    var graphs: [(module: String, files: [URL], output: String)] = []
    try inOrder(
      modules, atOnce: 4,
      work: { module in
        let folder = folder.appendingPathComponent(module)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let arguments = [
          "symbolgraph-extract", "-module-name", module, "-output-dir", folder.path,
          "-minimum-access-level", "private", "-skip-synthesized-members",
        ]
        let (text, succeeded) = try Tool(SwiftToolchain.path(), arguments + flags).run()
        let files = try FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: nil)
        return (module, succeeded ? files : [], text)
      }, take: { graphs.append($0) })
    return graphs
  }

  /// The flags by which the compiler finds Swift modules in folders, and those of the system.
  package static func flags(toFindModulesIn folders: [URL]) throws -> [String] {
    let system = try sdk("--show-sdk-path").map { ["-sdk", $0] } ?? []
    return folders.flatMap { ["-I", $0.path] } + system
  }

  /// The target for which modules of a platform are read: on Apple's platforms, with a version.
  ///
  /// SwiftPM names the platform without one. The compiler takes that for the first macOS of all, and
  /// loads no module that was built for a later one; it loads those of every version up to its SDK's.
  static func target(of platform: String, sdk version: String?) -> String {
    guard platform.contains("-apple-"), platform.last?.isNumber == false else { return platform }
    return platform + (version ?? "")
  }

  /// An answer of Xcode's about the SDK that the compiler uses; nil where there is no Xcode.
  private static func sdk(_ question: String) throws -> String? {
    #if os(macOS)
      try Tool("/usr/bin/xcrun", [question]).run().output.trimmingCharacters(in: .newlines)
    #else
      nil
    #endif
  }

  /// The compiler's errors, and a way out where the platform lacks a module.
  static func reason(_ output: String) -> String {
    let errors = CompilerError.all(in: output).map(\.text)
    let text =
      errors.isEmpty ? String(output.suffix(600)) : errors.prefix(5).joined(separator: "; ")
    let missing = Platform.userInterfaces.sorted().first { text.contains("no such module '\($0)'") }
    guard let missing else { return text }
    return """
      \(text); \(missing) is not on this platform: inspect the package where it is, or put models and \
      mediators into a target without it
      """
  }
}
