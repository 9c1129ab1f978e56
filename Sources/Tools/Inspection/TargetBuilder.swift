import Foundation
import HostSystem
import TextLayout

/// Builds targets one by one, and has the compiler write their symbol graphs as it goes.
///
/// So an executable is read as a library is, and a target that does not build stops only itself.
struct TargetBuilder {
  /// A target with the name of its module.
  struct Target {
    let name: String
    let module: String
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      let name: String
      let c99name: String
      let type: String
      let moduleType: String

      enum CodingKeys: String, CodingKey {
        case name, c99name, type
        case moduleType = "module_type"
      }
    }

    let targets: [Target]
  }

  let package: PackageBuild

  /// The folder of the build, apart from the package's own, which has other flags.
  private var scratch: URL { package.scratch.appendingPathComponent("inspection") }

  /// The Swift targets for libraries and executables; none where the manifest cannot be read.
  func targets() -> [Target] {
    let arguments = package.arguments("package") + ["describe", "--type", "json"]
    guard let output = try? Tool("/usr/bin/env", arguments).run().output,
      let start = output.firstIndex(of: "{"),
      let found = try? JSONDecoder().decode(Description.self, from: Data(output[start...].utf8))
    else { return [] }
    return found.targets.filter {
      $0.moduleType == "SwiftTarget" && ["library", "executable"].contains($0.type)
    }.map { Target(name: $0.name, module: $0.c99name) }
  }

  /// Builds every target, after the package as a whole did not build.
  ///
  /// - Throws: A `Failure` with what the compiler said where no target builds.
  func load(afterFailure output: String) throws -> PackageFacts {
    var files: [URL] = []
    var unread: [UnreadModule] = []
    for target in targets() {
      let (found, failure) = try build(target)
      files += found
      unread += failure.map { [$0] } ?? []
    }
    guard !files.isEmpty else {
      throw SymbolGraphLoader.Failure(description: unread.first?.reason ?? Self.reason(output))
    }
    var facts = try PackageFacts(graphs: files)
    facts.unread = unread
    return facts
  }

  /// Builds a target, and finds its graphs, or the reason why there are none.
  func build(_ target: Target) throws -> (graphs: [URL], failure: UnreadModule?) {
    let folder = scratch.appendingPathComponent("graphs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let flags = [
      "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
      "-symbol-graph-minimum-access-level", "private", "-symbol-graph-skip-synthesized-members",
    ]
    let arguments =
      [
        "swift", "build", "--package-path", package.folder.path, "--scratch-path", scratch.path,
        "--target", target.name,
      ] + flags.flatMap { ["-Xswiftc", $0] }
    let (output, succeeded) = try Tool("/usr/bin/env", arguments).run()
    guard succeeded else {
      return ([], UnreadModule(target.module, because: Self.reason(output)))
    }
    return (try SymbolGraphLoader.graphs(of: target.module, in: folder), nil)
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
