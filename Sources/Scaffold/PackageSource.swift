import Foundation
import TextLayout

/// How a scaffolded package finds the one whose kit it uses.
package enum PackageSource {
  /// In a folder, as seen from the package.
  case folder(String)

  /// At a URL, from a version on.
  case url(String, version: String)

  /// What stands in the manifest's list of dependencies.
  package var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"triptych\", path: \(path.debugDescription))"
    case .url(let url, let version):
      ".package(url: \(url.debugDescription), from: \(version.debugDescription))"
    }
  }

  /// The name by which a product's package is known.
  package var identity: String {
    switch self {
    case .folder: "triptych"
    case .url(let url, _):
      URL(fileURLWithPath: url).deletingPathExtension().lastPathComponent
    }
  }

  /// The package in a folder, as seen from another.
  ///
  /// - Throws: A `ScaffoldError` when there is none.
  package static func package(in folder: String, from output: String) throws(ScaffoldError)
    -> PackageSource
  {
    let manifest = URL(fileURLWithPath: folder).appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw ScaffoldError("there is no package in \(folder.quotedExcerpt): no Package.swift")
    }
    return .folder(path(from: output, to: folder))
  }

  /// The way from one folder to another, over the folder that they share.
  package static func path(from start: String, to end: String) -> String {
    let start = URL(fileURLWithPath: start).standardizedFileURL.pathComponents
    let end = URL(fileURLWithPath: end).standardizedFileURL.pathComponents
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let way =
      Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
