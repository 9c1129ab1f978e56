import Foundation
import TextLayout

/// A reason why a package cannot be written.
package struct ScaffoldError: Error {
  /// The problem, and the remedy.
  package let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// The package with the kit, in a folder of this machine.
package struct KitPackage {
  /// The folder.
  package let folder: String

  /// The text of its manifest.
  let manifest: String

  /// The package in a folder.
  ///
  /// - Throws: A `ScaffoldError` that says what is there instead.
  package init(in folder: String) throws(ScaffoldError) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else {
      throw ScaffoldError(
        "there is no package in \(folder.quotedPath): Package.swift is missing or cannot be read")
    }
    manifest = String(decoding: data, as: UTF8.self)
    guard manifest.contains(/\bPackage\(\s*name:\s*"triptych"/) else {
      throw ScaffoldError(
        "the package in \(folder.quotedPath) is not triptych; name the folder of triptych itself")
    }
    self.folder = folder
  }

  /// The folder that holds the package, among some folders and those above each of them; nil if none does.
  package static func nearest(to folders: [String]) -> String? {
    folders.lazy.compactMap { folder in
      var url = URL(fileURLWithPath: folder).standardizedFileURL
      while true {
        do throws(ScaffoldError) { return try KitPackage(in: url.path).folder } catch {}
        guard url.pathComponents.count > 1 else { return nil }
        url.deleteLastPathComponent()
      }
    }.first
  }

  /// The names of its products and targets; those of test targets are free for others.
  var names: [String] {
    manifest.matches(of: /(\w+)\(\s*(?:name:\s*)?"(\w+)"/)
      .filter { $0.output.1 != "testTarget" }.map { String($0.output.2) }
  }

  /// The names of the public types that a new package may see.
  var types: Set<String> {
    let modules = ["AppModels", "AppScreens", "Kit/Parity"]
    let texts = modules.flatMap { module -> [String] in
      let sources = "\(folder)/Sources/\(module)"
      let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String }
      return (paths ?? []).filter { $0.hasSuffix(".swift") }
        .compactMap { FileManager.default.contents(atPath: "\(sources)/\($0)") }
        .map { String(decoding: $0, as: UTF8.self) }
    }
    return Set(texts.flatMap { $0.typeNames(after: "public ") })
  }
}

extension String {
  /// The names of the types that it declares at the beginning of a line, after some word.
  func typeNames(after word: String) -> [String] {
    let keywords = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return split(separator: "\n").filter { $0.hasPrefix(word) && $0.first != " " }.compactMap {
      line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      guard let place = words.firstIndex(where: keywords.contains), place + 1 < words.count else {
        return nil
      }
      return words[place + 1]
    }
  }
}

/// The source from which a scaffolded package gets the kit: a folder, relative to the package.
package struct PackageSource {
  private let folder: String

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

  /// The package's identity, by which its products are named.
  package var identity: String { "triptych" }

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
