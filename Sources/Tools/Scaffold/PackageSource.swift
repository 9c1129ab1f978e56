import Foundation
import TextLayout

/// The source from which a scaffolded package gets the kit: a folder, relative to the package.
package struct PackageSource {
  private let folder: String

  /// The kit in a folder.
  package init(folder: String) {
    self.folder = folder
  }

  /// The entry in the manifest's list of dependencies.
  package var dependency: String { ".package(name: \"triptych\", path: \(folder.quoted))" }

  /// The package's identity, by which its products are named.
  package var identity: String { "triptych" }

  /// The package in a folder, relative to another folder.
  ///
  /// - Throws: A `ScaffoldError` when there is no package, or one without the products that are needed.
  package static func package(in folder: String, from output: String) throws(ScaffoldError)
    -> PackageSource
  {
    let libraries = try Manifest(inPackage: folder).libraries
    if let missing = products.first(where: { !libraries.contains($0) }) {
      throw ScaffoldError(
        """
        the package in \(folder.quotedPath) is not triptych: it has no product \(missing); name \
        the folder of triptych itself
        """)
    }
    return PackageSource(folder: path(from: output, to: folder))
  }

  /// The products that skeletons use.
  private static let products = ["TriptychKit", "TriptychPatterns"]

  /// The relative path from one folder to another.
  package static func path(from start: String, to end: String) -> String {
    let start = URL(fileURLWithPath: start).standardizedFileURL.pathComponents
    let end = URL(fileURLWithPath: end).standardizedFileURL.pathComponents
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let components =
      Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)
    return components.isEmpty ? "." : components.joined(separator: "/")
  }
}
