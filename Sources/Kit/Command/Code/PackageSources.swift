import Foundation

/// The Swift files of a package, and of those that it depends on by path.
struct PackageSources {
  /// The folder of the package.
  let folder: String

  /// The paths of the files from there.
  private var paths: [String] = []

  /// The sources of the package that a file belongs to.
  init(around file: String) throws {
    var folder = URL(fileURLWithPath: file)
    repeat {
      folder.deleteLastPathComponent()
      guard folder.path != "/" else {
        throw MissingCode(
          "the sources are not on this machine; this program was compiled from \(file)")
      }
    } while !folder.hasManifest
    self.folder = folder.path
    var prefixes = [""]
    var seen: Set<String> = []
    while let prefix = prefixes.popLast() {
      let package = folder.appendingPathComponent(prefix).standardizedFileURL
      guard package.hasManifest, seen.insert(package.path).inserted else { continue }
      paths += package.swiftFiles.map { prefix + $0 }
      let manifest = try String(contentsOf: package.manifest, encoding: .utf8)
      prefixes += manifest.matches(of: /\.package\([^)]*path: *"([^"]+)"/)
        .map { "\(prefix)\($0.1)/" }
    }
  }

  /// The path of the file that is named as a type, in a folder that is named as its module; elsewhere,
  /// if it is the only one.
  func path(of type: String, in module: String) -> String? {
    let all = paths.filter { $0.split(separator: "/").last == "\(type).swift" }
    let own = all.first { $0.split(separator: "/").dropLast().contains { $0 == module } }
    return own ?? (all.count == 1 ? all[0] : nil)
  }
}

extension URL {
  fileprivate var manifest: URL { appendingPathComponent("Package.swift") }

  fileprivate var hasManifest: Bool { FileManager.default.fileExists(atPath: manifest.path) }

  /// The paths of the Swift files of a package, but not of others in its folder.
  fileprivate var swiftFiles: [String] {
    guard
      let entries = FileManager.default.enumerator(
        at: self, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    else { return [] }
    var files: [String] = []
    while let entry = entries.nextObject() as? URL {
      if entry.hasManifest { entries.skipDescendants() }
      if entry.pathExtension == "swift" {
        // Its path need not begin as that of the folder: a Mac puts /private before some.
        files.append(entry.pathComponents.suffix(entries.level).joined(separator: "/"))
      }
    }
    return files.sorted()
  }
}
