import Foundation
import TriptychTerminal
import TriptychToolSupport

/// A build of a package by SwiftPM, for what the compiler knows of it.
package struct PackageBuild {
  /// A target as SwiftPM describes it.
  private struct Target: Decodable {
    let name: String
    let c99name: String
    let type: String
    let moduleType: String
  }

  private let package: URL

  /// The folder in which packages are built, if they share one, as SwiftPM knows it.
  private let shared = ProcessInfo.processInfo.environment["SWIFTPM_BUILD_DIR"]
    .flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }

  /// The folder in which it is built.
  private var scratch: URL { shared ?? package.appendingPathComponent(".build") }

  /// A build of the package in a folder.
  package init(package: URL) {
    self.package = package
  }

  /// Builds the package, or if that fails, its targets one by one, and reads what the compiler knows.
  ///
  /// - Returns: The facts of its targets and of what they mention; a target that does not build is noted
  ///   as unread, with the compiler's errors.
  /// - Throws: A `ToolFailure` where nothing can be built or read at all.
  package func facts() throws -> PackageFacts {
    let (output, isWhole) = try manager.run("build")
    var unread: [UnreadModule] = []
    let built = try targets().filter { target in
      if isWhole { return true }
      let (output, isBuilt) = try manager.run("build", ["--target", target.name])
      if !isBuilt {
        unread.append(
          UnreadModule(module: target.c99name, reason: SymbolGraphLoader.reason(output)))
      }
      return isBuilt
    }
    if built.isEmpty, !isWhole {
      throw ToolFailure(
        description: unread.first?.reason ?? SymbolGraphLoader.reason(output))
    }
    var facts = try SymbolGraphLoader.load(
      built.map(\.c99name), builtIn: scratch.appendingPathComponent("debug"),
      flags: moduleMapFlags())
    facts.unread += unread
    return facts
  }

  /// The flags by which the compiler finds modules that are written in C.
  private func moduleMapFlags() -> [String] {
    let manifest = scratch.appendingPathComponent("debug.yaml")
    let maps = (try? String(contentsOf: manifest, encoding: .utf8))?
      .components(separatedBy: "-fmodule-map-file=").dropFirst().map { $0.prefix { $0 != "\"" } }
    return (maps ?? []).uniqued.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The Swift targets for libraries and executables; none where the manifest cannot be read.
  private func targets() throws -> [Target] {
    struct Description: Decodable { let targets: [Target] }
    let (output, succeeded) = try manager.run("package", ["describe", "--type", "json"])
    guard succeeded, let start = output.firstIndex(of: "{") else { return [] }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Description.self, from: Data(output[start...].utf8)).targets
      .filter { $0.moduleType == "SwiftTarget" && ["library", "executable"].contains($0.type) }
  }

  /// A build manifest in a shared folder may be another package's, so it is not reused.
  private var manager: PackageManager {
    PackageManager(
      package: package.path,
      options: shared.map { ["--scratch-path", $0.path, "--disable-build-manifest-caching"] } ?? [])
  }
}
