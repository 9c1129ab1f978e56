import CommandVerbs
import Foundation
import HostSystem
import TextLayout

/// The folder of a package, as a user names it.
package enum PackageFolder {
  /// The compiler's knowledge of the package in a folder.
  ///
  /// - Throws: A `UsageError` with the reason why there is none.
  package static func facts(in folder: URL) throws -> PackageFacts {
    do {
      return try SymbolGraphLoader(package: folder).load()
    } catch {
      throw UsageError("cannot inspect \(folder.path.quotedPath): \(error.reason)")
    }
  }

  /// The compiler's knowledge in the symbol graphs of a folder.
  ///
  /// - Throws: A `UsageError` with the reason why there is none.
  package static func facts(inGraphs path: String) throws -> PackageFacts {
    let folder = try folder(path)
    do {
      return try PackageFacts(graphsIn: folder)
    } catch {
      throw UsageError("cannot read symbol graphs in \(path.quotedPath): \(error.reason)")
    }
  }

  /// The folder at a path, where there is a manifest.
  ///
  /// - Throws: A `UsageError` that says what stands there instead.
  package static func url(_ path: String) throws -> URL {
    let url = try folder(path)
    let manifest = url.appendingPathComponent("Package.swift")
    guard (try? manifest.checkResourceIsReachable()) == true else {
      throw UsageError("cannot inspect \(path.quotedPath): there is no Package.swift in it")
    }
    return url
  }

  /// The folder at a path.
  ///
  /// - Throws: A `UsageError` that says what stands there instead.
  package static func folder(_ path: String) throws -> URL {
    guard !path.isEmpty, !path.contains("\0") else {
      throw UsageError(
        "\(path.quotedExcerpt) is not a folder; name a package's, or . for the current one")
    }
    var status = stat()
    let problem =
      if stat(path, &status) != 0 {
        String(cString: strerror(errno))
      } else if status.st_mode & S_IFMT != S_IFDIR {
        "it is not a folder"
      } else {
        nil as String?
      }
    guard let problem else { return URL(fileURLWithPath: path) }
    throw UsageError("cannot inspect \(path.quotedPath): \(problem)")
  }
}
