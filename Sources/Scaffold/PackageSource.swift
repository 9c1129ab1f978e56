import Foundation
import TextLayout

/// The source from which a scaffolded package gets the kit.
package enum PackageSource {
  /// A folder, relative to the package.
  case folder(String)

  /// A repository, from a version on.
  case url(String, version: String)

  /// The entry in the manifest's list of dependencies.
  package var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"triptych\", path: \(path.debugDescription))"
    case .url(let url, let version):
      ".package(url: \(url.debugDescription), from: \(version.debugDescription))"
    }
  }

  /// The package's identity, by which its products are named.
  package var identity: String {
    switch self {
    case .folder: "triptych"
    case .url(let url, _):
      URL(fileURLWithPath: url).deletingPathExtension().lastPathComponent
    }
  }

  /// The package in a folder, relative to another folder.
  ///
  /// - Throws: A `ScaffoldError` when there is no package.
  package static func package(in folder: String, from output: String) throws(ScaffoldError)
    -> PackageSource
  {
    let manifest = URL(fileURLWithPath: folder).appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw ScaffoldError("there is no package in \(folder.quotedExcerpt): no Package.swift")
    }
    return .folder(path(from: output, to: folder))
  }

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
