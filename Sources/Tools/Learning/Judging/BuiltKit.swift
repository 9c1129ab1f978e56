import Foundation
import TriptychInspection
import TriptychTerminal
import TriptychToolSupport

/// The kit as SwiftPM has built it for this program: its modules, and its code in one library.
///
/// Exercises are compiled and linked with these, so that nothing of the kit is built a second time, and no
/// package is planned at each save.
struct BuiltKit {
  /// The folder of what SwiftPM has built.
  let products: URL

  private let program: URL

  /// The kit that a program of this package was built with.
  ///
  /// - Parameter executable: The path of the program.
  init(ofProgram executable: String) {
    program = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    products = program.deletingLastPathComponent()
  }

  /// The name of the program; that of a bundle of tests without its extension.
  private var name: String { program.deletingPathExtension().lastPathComponent }

  /// The library of everything that the program is linked from.
  private var library: URL {
    #if canImport(Darwin)
      let type = "dylib"
    #else
      let type = "so"
    #endif
    return products.appendingPathComponent("lib\(name)-kit.\(type)")
  }

  /// Has the compiler make an executable of Swift files that use the kit.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - module: The name of their module.
  ///   - executable: The executable, beside which the module is written.
  /// - Returns: What the compiler printed, and whether it succeeded.
  /// - Throws: A `ToolFailure` where there is no compiler or no built kit, or it is interrupted.
  func compile(
    _ files: [String], as module: String, to executable: URL
  ) throws -> (output: String, succeeded: Bool) {
    try linkLibrary()
    let folder = executable.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The places of internal declarations are only recorded for tests.
    return try compile(
      files + Self.language(of: module) + [
        "-emit-executable", "-o", executable.path, "-emit-module-path",
        folder.appendingPathComponent("\(module).swiftmodule").path,
        "-Onone", "-whole-module-optimization", "-enable-testing",
        "-l\(name)-kit", "-L", products.path, "-Xlinker", "-rpath", "-Xlinker", products.path,
      ])
  }

  /// What the compiler prints of files that it only checks.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - module: The name of their module.
  /// - Returns: What it printed, such as errors.
  /// - Throws: A `ToolFailure` where there is no compiler, or it is interrupted.
  func check(_ files: [String], as module: String) throws -> String {
    // One process for all files: of several, the compiler stops after the first with an error.
    try compile(
      files + Self.language(of: module) + ["-typecheck", "-whole-module-optimization"]
    ).output
  }

  private static func language(of module: String) -> [String] {
    ["-module-name", module, "-package-name", "exercises", "-swift-version", "6"]
  }

  /// Links the library, unless that was done since the program was built.
  private func linkLibrary() throws {
    let objects = products.appendingPathComponent("\(name).product/Objects.LinkFileList").path
    guard FileManager.default.fileExists(atPath: objects) else {
      throw ToolFailure(
        description: """
          the kit is not built beside \(program.path.quotedPath); start this program by swift run
          """)
    }
    guard try !isLinked else { return }
    // Another process may do the same, and use what is there.
    let draft = products.appendingPathComponent("\(library.lastPathComponent)-\(UUID().uuidString)")
    var arguments = ["-emit-library", "-o", draft.path, "@\(objects)"]
    #if canImport(Darwin)
      arguments += ["-Xlinker", "-install_name", "-Xlinker", "@rpath/\(library.lastPathComponent)"]
    #endif
    let (output, succeeded) = try compile(arguments)
    guard succeeded, rename(draft.path, library.path) == 0 else {
      throw ToolFailure(description: "the kit cannot be linked: \(output.suffix(300))")
    }
  }

  /// Indicates whether the library is there, and not older than the program.
  private var isLinked: Bool {
    get throws {
      func date(_ file: URL) throws -> Date? {
        try URL(fileURLWithPath: file.path).resourceValues(forKeys: [.contentModificationDateKey])
          .contentModificationDate
      }
      guard FileManager.default.fileExists(atPath: library.path) else { return false }
      guard let made = try date(library), let built = try date(program) else { return false }
      return made >= built
    }
  }

  private func compile(_ arguments: [String]) throws -> (output: String, succeeded: Bool) {
    let modules = products.appendingPathComponent("Modules")
    // The screen of a learner may live on the main actor.
    let flags =
      try SymbolGraphLoader.flags(toFindModulesIn: [modules]) + [
        "-enable-upcoming-feature", "InferIsolatedConformances",
      ]
    return try Tool("\(SwiftToolchain.path())c", flags + arguments).run()
  }
}
