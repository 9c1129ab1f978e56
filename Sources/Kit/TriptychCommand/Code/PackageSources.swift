import Foundation

/// The Swift files of a package, and of those that it depends on by path.
struct PackageSources {
  /// The folder of the package.
  let folder: String

  /// The paths of the files from there, by name.
  private var paths: [String: [String]] = [:]

  /// The sources of the package that a file belongs to.
  init(around file: String) throws {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while !folder.hasManifest {
      guard folder.pathComponents.count > 1 else {
        throw MissingCode("the sources are not on this machine; they were compiled from \(file)")
      }
      folder.deleteLastPathComponent()
    }
    self.folder = folder.path
    var prefixes = [""]
    var seen: Set<String> = []
    while let prefix = prefixes.popLast() {
      let place = folder.appendingPathComponent(prefix).standardizedFileURL
      guard place.hasManifest, seen.insert(place.path).inserted else { continue }
      add(place, as: prefix)
      let manifest = (try? String(contentsOf: place.manifest, encoding: .utf8)) ?? ""
      prefixes += manifest.matches(of: /\.package\([^)]*path: *"([^"]+)"/)
        .map { "\(prefix)\($0.1)/" }
    }
  }

  /// Notes the files of a package, but not of others in its folder.
  private mutating func add(_ package: URL, as prefix: String) {
    let entries = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let entry = entries?.nextObject() as? URL {
      if entry.hasManifest { entries?.skipDescendants() }
      guard entry.pathExtension == "swift" else { continue }
      let path = prefix + entry.path.dropFirst(package.path.count + 1)
      paths[entry.deletingPathExtension().lastPathComponent, default: []].append(path)
    }
  }

  /// The path of the file that is named as a type, in a folder that is named as its module; elsewhere,
  /// if it is the only one.
  func path(of type: String, in module: String) -> String? {
    let all = paths[type] ?? []
    let own = all.first { $0.split(separator: "/").dropLast().contains { $0 == module } }
    return own ?? (all.count == 1 ? all[0] : nil)
  }

  /// The path from the root of the file system.
  func absolutePath(of path: String) -> String { "\(folder)/\(path)" }
}

extension URL {
  fileprivate var manifest: URL { appendingPathComponent("Package.swift") }

  fileprivate var hasManifest: Bool { FileManager.default.fileExists(atPath: manifest.path) }
}
