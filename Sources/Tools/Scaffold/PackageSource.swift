import Foundation
import TriptychTerminal
import TriptychToolSupport

/// The source from which a new package gets the kit: a folder, relative to the package.
package struct PackageSource {
  let folder: String

  /// The kit in a folder.
  package init(folder: String) {
    self.folder = folder
  }

  /// The kit, as it is seen from another folder.
  package init(_ kit: KitPackage, from output: String) {
    folder = Self.path(from: output, to: kit.folder)
  }

  /// The entry in the manifest's list of dependencies.
  package var dependency: String { ".package(name: \"triptych\", path: \(folder.quoted))" }

  /// The relative path from one folder to another, neither of which need be there.
  ///
  /// It is counted along the folders themselves: `..` after a symbolic link leads out of the folder that the link names.
  package static func path(from start: String, to end: String) -> String {
    let start = URL(fileURLWithPath: start.realPath).pathComponents
    let end = URL(fileURLWithPath: end.realPath).pathComponents
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let components =
      Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)
    return components.isEmpty ? "." : components.joined(separator: "/")
  }
}
