import Foundation

/// Has the compiler write down what it knows of a package.
public struct SymbolGraphLoader {
  /// Why a package could not be read: what went wrong, and what would help.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason for the failure.
    public let description: String
  }

  private let package: URL

  /// A loader for the package in a folder.
  public init(package: URL) {
    self.package = package
  }

  /// Builds the package, and reads the facts of its library targets and of what they mention.
  ///
  /// - Throws: A `Failure`, with what the compiler says of code that does not build.
  public func load() throws -> PackageFacts {
    guard
      FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path)
    else { throw Failure(description: "there is no Package.swift in \(package.path)") }
    // What it cannot emit of the tests, which it may not have built, makes it fail in the end.
    let arguments = [
      "swift", "package", "--package-path", package.path, "dump-symbol-graph",
      "--minimum-access-level", "private", "--skip-synthesized-members",
    ]
    let output = try run("/usr/bin/env", arguments).output
    let lines = output.split(whereSeparator: \.isNewline)
    let (mark, step) = ("Files written to ", "-- Emitting symbol graph for ")
    guard let line = lines.last(where: { $0.hasPrefix(mark) }) else {
      let problems = lines.filter { $0.contains("error:") }.prefix(5).joined(separator: "\n")
      throw Failure(description: problems.isEmpty ? String(output.suffix(600)) : problems)
    }
    let modules = lines.filter { $0.hasPrefix(step) }.map { String($0.dropFirst(step.count)) }
      .filter { !$0.hasSuffix("PackageTests") && !$0.hasSuffix("PackageDiscoveredTests") }
    let folder = URL(fileURLWithPath: String(line.dropFirst(mark.count)))
    var facts = try PackageFacts(graphs: modules.flatMap { try graphs(of: $0, in: folder) })
    let products = folder.deletingLastPathComponent().appendingPathComponent("debug")
    let external = facts.externalModules.filter { !Self.toolchain.contains($0) }
      .flatMap { extract($0, builtIn: products) }
    if !external.isEmpty { try facts.addExternal(graphs: external) }
    return facts
  }

  private static let toolchain: Set = ["Swift", "Foundation", "Synchronization", "Observation"]

  /// Has the compiler write down what it knows of a module that was built before.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - products: Where its build left it: a folder in one that is named by the platform.
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
        let path = try run("/usr/bin/xcrun", ["--show-sdk-path"]).output
        arguments += ["-sdk", path.split(whereSeparator: \.isNewline).joined()]
      #endif
      let isDone = try run("/usr/bin/env", ["swift"] + arguments).isDone
      return isDone ? try graphs(of: module, in: output) : []
    } catch {
      return []
    }
  }

  /// The graph of a module, and those of its extensions of other modules' types.
  private func graphs(of module: String, in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { file in
        let name = file.lastPathComponent
        return name == "\(module).symbols.json"
          || (name.hasPrefix("\(module)@") && name.hasSuffix(".symbols.json"))
      }
  }

  /// Runs a tool, and returns what it wrote, and whether it was content.
  private func run(
    _ tool: String, _ arguments: [String]
  ) throws -> (output: String, isDone: Bool) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus == 0)
  }
}
