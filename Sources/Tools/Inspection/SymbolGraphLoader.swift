import Foundation
import HostSystem
import TextLayout

/// Loads the compiler's knowledge of a package's modules: their symbol graphs.
package struct SymbolGraphLoader {
  /// A failure to read a package.
  package struct Failure: Error, CustomStringConvertible {
    /// The reason for the failure.
    package let description: String
  }

  /// A target as SwiftPM describes it.
  private struct Target: Decodable {
    let name: String
    let c99name: String
    let type: String
    let moduleType: String
  }

  private let package: PackageBuild

  /// A loader for a package.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - scratch: The folder to build it in, which packages may share; its own `.build` unless given.
  package init(package: URL, scratch: URL? = nil) {
    self.package = PackageBuild(package, sharing: scratch)
  }

  /// Builds the package, and reads the facts of its targets and of what they mention.
  ///
  /// A target that does not build is noted as unread, with the compiler's errors; the others are read.
  ///
  /// - Parameter tell: Called once, if it has to wait for another that builds in the same folder.
  /// - Returns: The facts.
  /// - Throws: A `Failure` where nothing can be read at all, or the folder cannot be had.
  package func load(whenWaiting tell: () -> Void = {}) throws -> PackageFacts {
    if let reason = package.unsupportedPath { throw Failure(description: reason) }
    let lock = try package.lock(whenWaiting: tell)
    defer { withExtendedLifetime(lock) {} }
    let (output, isWhole) = try package.swift("build")
    var unread: [UnreadModule] = []
    let targets = try targets()
    let built = try targets.filter { target in
      if isWhole { return true }
      let (output, isBuilt) = try package.swift("build", "--target", target.name)
      if !isBuilt {
        unread.append(UnreadModule(module: target.c99name, reason: Self.reason(output)))
      }
      return isBuilt
    }
    if built.isEmpty, !isWhole {
      throw Failure(description: unread.first?.reason ?? Self.reason(output))
    }
    var facts = try load(built.map(\.c99name), builtIn: package.products)
    facts.unread += unread
    return facts
  }

  /// The Swift targets for libraries and executables; none where the manifest cannot be read.
  private func targets() throws -> [Target] {
    struct Description: Decodable { let targets: [Target] }
    let (output, succeeded) = try package.swift("package", "describe", "--type", "json")
    guard succeeded, let start = output.firstIndex(of: "{") else { return [] }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Description.self, from: Data(output[start...].utf8)).targets
      .filter { $0.moduleType == "SwiftTarget" && ["library", "executable"].contains($0.type) }
  }

  /// Reads the facts of modules that were built before, and of what they mention.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - products: The folder of their build products, inside one that is named after the platform.
  /// - Returns: The facts; a module that is not there is noted as unread.
  /// - Throws: A `Failure` where none of them is there, or a graph cannot be read.
  package func load(_ modules: [String], builtIn products: URL) throws -> PackageFacts {
    var graphs: [URL] = []
    var unread: [UnreadModule] = []
    try extract(modules, builtIn: products) { module, files, output in
      graphs += files
      if files.isEmpty { unread.append(UnreadModule(module: module, reason: Self.reason(output))) }
    }
    if graphs.isEmpty, let reason = unread.first?.reason { throw Failure(description: reason) }
    var facts = try PackageFacts(graphs: graphs)
    facts.unread = unread
    var external: [URL] = []
    try extract(facts.externalModules, builtIn: products) { _, files, _ in external += files }
    if !external.isEmpty { try facts.addExternal(graphs: external) }
    return facts
  }

  /// Has the compiler write the graph of each module, and those of its extensions of others' types.
  private func extract(
    _ modules: [String], builtIn products: URL, take: (String, [URL], String) -> Void
  ) throws {
    let platform = products.resolvingSymlinksInPath().deletingLastPathComponent()
    let folder = platform.appendingPathComponent("symbolgraph-extracted")
    let flags =
      ["-I", products.appendingPathComponent("Modules").path]
      + ["-target", platform.lastPathComponent] + package.moduleFlags
    @Sendable func graphs(of module: String) throws -> (files: [URL], output: String) {
      let output = folder.appendingPathComponent(module)
      try? FileManager.default.removeItem(at: output)
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      let arguments = [
        "swift", "symbolgraph-extract", "-module-name", module, "-output-dir", output.path,
        "-minimum-access-level", "private", "-skip-synthesized-members",
      ]
      let (text, succeeded) = try Tool("/usr/bin/env", arguments + flags).run()
      let files = try FileManager.default.contentsOfDirectory(
        at: output, includingPropertiesForKeys: nil)
      return (succeeded ? files : [], text)
    }
    try inOrder(
      modules, atOnce: 4, work: { module in (module, try graphs(of: module)) },
      take: { take($0, $1.files, $1.output) })
  }

  /// The compiler's errors, and a way out where the platform lacks a module.
  static func reason(_ output: String) -> String {
    let errors = output.split(whereSeparator: \.isNewline).filter { $0.contains("error:") }
      .filter { !$0.hasPrefix(" ") && !$0.hasPrefix("error: emit-module") }
    let text =
      errors.isEmpty ? String(output.suffix(600)) : errors.uniqued.prefix(5).joined(separator: "\n")
    let missing = Platform.modules.sorted().first { text.contains("no such module '\($0)'") }
    guard let missing else { return text }
    return """
      \(text)
      \(missing) is not on this platform. Where it is, build with \(graphFlags), and inspect what \
      that writes: inspect --graphs FOLDER.
      """
  }

  /// The flags with which the compiler writes symbol graphs.
  static let graphFlags = """
    -emit-symbol-graph -emit-symbol-graph-dir FOLDER -symbol-graph-minimum-access-level private
    """
}
