import Foundation
import HostSystem

/// Loads the compiler's knowledge of a package, from the symbol graphs that it emits.
public struct SymbolGraphLoader {
  /// A failure to read a package.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason for the failure.
    public let description: String
  }

  private let package: PackageBuild

  /// A loader for a package.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - scratch: The folder to build it in, which packages may share; its own `.build` unless given.
  public init(package: URL, scratch: URL? = nil) {
    self.package = PackageBuild(package, sharing: scratch)
  }

  /// Builds the package, and reads the facts of its targets and of what they mention.
  ///
  /// A target that does not build is noted as unread, with the compiler's errors; the others are read.
  ///
  /// - Throws: A `Failure` where nothing can be read at all.
  public func load() throws -> PackageFacts {
    guard
      FileManager.default.fileExists(
        atPath: package.folder.appendingPathComponent("Package.swift").path)
    else { throw Failure(description: "there is no Package.swift in \(package.folder.path)") }
    // It fails in the end where it cannot emit the tests, which it may not have built.
    let arguments =
      package.arguments("package") + [
        "dump-symbol-graph", "--minimum-access-level", "private", "--skip-synthesized-members",
      ]
    let output = try Tool("/usr/bin/env", arguments).run().output
    let lines = output.split(whereSeparator: \.isNewline)
    let (mark, step) = ("Files written to ", "-- Emitting symbol graph for ")
    guard let line = lines.last(where: { $0.hasPrefix(mark) }) else {
      return try TargetBuilder(package: package).load(afterFailure: output)
    }
    let modules = lines.filter { $0.hasPrefix(step) }.map { String($0.dropFirst(step.count)) }
      .filter { !$0.hasSuffix("PackageTests") && !$0.hasSuffix("PackageDiscoveredTests") }
    let folder = URL(fileURLWithPath: String(line.dropFirst(mark.count)))
    let products = folder.deletingLastPathComponent().appendingPathComponent("debug")
    let builder = TargetBuilder(package: package)
    let others = builder.targets().filter { !modules.contains($0.module) }
    var files = try modules.flatMap { try Self.graphs(of: $0, in: folder) }
    var unread: [UnreadModule] = []
    for target in others {
      let extracted = extract(target.module, builtIn: products)
      let (found, failure) = extracted.isEmpty ? try builder.build(target) : (extracted, nil)
      files += found
      unread += failure.map { [$0] } ?? []
    }
    var facts = try PackageFacts(graphs: files)
    facts.unread = unread
    let external = facts.externalModules.flatMap { extract($0, builtIn: products) }
    if !external.isEmpty { try facts.addExternal(graphs: external) }
    return facts
  }

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
}

extension SymbolGraphLoader {
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
