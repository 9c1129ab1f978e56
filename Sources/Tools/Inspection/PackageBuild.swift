import Foundation
import HostSystem
import TextLayout

/// A package, and the folder in which it is built.
struct PackageBuild {
  let folder: URL
  private let shared: URL?

  /// A package that is built in a folder that others may share.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - scratch: The folder in which it is built; unless given, the one that `SWIFTPM_BUILD_DIR`
  ///     names, as for SwiftPM, or `.build` in the package.
  ///   - environment: The variables of the process.
  init(
    _ folder: URL, sharing scratch: URL?,
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let inherited = environment["SWIFTPM_BUILD_DIR"] ?? ""
    self.folder = folder
    shared = scratch ?? (inherited.isEmpty ? nil : URL(fileURLWithPath: inherited))
  }

  /// The folder of what is built.
  var scratch: URL { shared ?? folder.appendingPathComponent(".build") }

  /// The folder of the products that are built.
  var products: URL { scratch.appendingPathComponent("debug") }

  /// Runs a command of SwiftPM on it.
  ///
  /// A build manifest in a shared folder may be another package's, so it is not taken as it stands.
  func swift(
    _ command: String, _ arguments: String...
  ) throws(ToolFailure) -> (output: String, succeeded: Bool) {
    let place =
      shared.map { ["--scratch-path", $0.path, "--disable-build-manifest-caching"] } ?? []
    return try Tool(
      "/usr/bin/env", ["swift", command, "--package-path", folder.path] + place + arguments
    ).run()
  }

  /// The flags by which the compiler finds the system's modules and those that are written in C.
  var moduleFlags: [String] {
    let manifest = scratch.appendingPathComponent("debug.yaml")
    let maps = (try? String(contentsOf: manifest, encoding: .utf8))?
      .components(separatedBy: "-fmodule-map-file=").dropFirst().map { $0.prefix { $0 != "\"" } }
    var flags = (maps ?? []).uniqued.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    #if os(macOS)
      let path = try? Tool("/usr/bin/xcrun", ["--show-sdk-path"]).run().output
      flags += ["-sdk", (path ?? "").split(whereSeparator: \.isNewline).joined()]
    #endif
    return flags
  }

  /// Keeps other inspections out of the folder of what is built, until the lock is let go.
  ///
  /// SwiftPM locks it while it builds; the graphs in it are read after that.
  func lock(whenWaiting tell: () -> Void) throws(SymbolGraphLoader.Failure) -> FolderLock {
    do throws(OutputFailure) {
      return try FolderLock(
        of: scratch.appendingPathComponent("inspection").path, whenWaiting: tell)
    } catch {
      throw SymbolGraphLoader.Failure(
        description: "\(error); name another folder with --scratch-path")
    }
  }

  /// The reason why a package in such a folder is never built, whatever its code; nil if there is none.
  ///
  /// The compiler takes the characters for marks of its own in the paths that it is given.
  var unsupportedPath: String? {
    for path in [folder.path, scratch.path] {
      let odd = path.unicodeScalars.first { $0.value < 0x20 || "\"\\%".unicodeScalars.contains($0) }
      if let odd {
        return """
          the compiler does not work in a folder whose path has \(String(odd).quoted), as \
          \(path.quotedPath) has; give it another name
          """
      }
    }
    return nil
  }
}
