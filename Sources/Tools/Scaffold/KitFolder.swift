import Foundation

/// The folder of the package with the kit, as its manifest says.
package enum KitFolder {
  /// The first folder that holds the package, among some folders and those above each of them.
  package static func nearest(to folders: [String]) -> String? {
    folders.lazy.compactMap(inOrAbove).first
  }

  private static func inOrAbove(_ folder: String) -> String? {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    while !isKit(url.path) {
      guard url.pathComponents.count > 1 else { return nil }
      url.deleteLastPathComponent()
    }
    return url.path
  }

  private static func isKit(_ folder: String) -> Bool {
    guard let manifest = FileManager.default.contents(atPath: "\(folder)/Package.swift") else {
      return false
    }
    return String(decoding: manifest, as: UTF8.self)
      .contains(/\bPackage\(\s*name:\s*"triptych"/)
  }
}
