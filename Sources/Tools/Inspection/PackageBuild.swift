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

  /// The beginning of a command of SwiftPM about it.
  ///
  /// A build manifest in a shared folder may be another package's, so it is not taken as it stands.
  func arguments(_ command: String) -> [String] {
    let place = shared.map {
      ["--scratch-path", $0.path, "--disable-build-manifest-caching"]
    }
    return ["swift", command, "--package-path", folder.path] + (place ?? [])
  }

  /// Keeps other inspections out of the folder of what is built, until the lock is let go.
  ///
  /// SwiftPM locks it while it builds; the graphs in it are read after that.
  func lock(whenWaiting tell: () -> Void) throws(SymbolGraphLoader.Failure) -> FolderLock {
    do throws(OutputFailure) {
      return try FolderLock(
        of: scratch.appendingPathComponent("inspection").path, within: 3_600, whenWaiting: tell)
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
