import Foundation
import TextLayout

/// The files of a package that compiles, and does nothing yet.
package struct Skeleton {
  /// A file, by its path in the package's folder.
  package struct File {
    package let path: String
    package let text: String

    /// Its module: the folder in `Sources` or `Tests`.
    fileprivate var module: String {
      let folders = path.split(separator: "/")
      return folders.count > 2 ? String(folders[1]) : ""
    }
  }

  /// The name of the package.
  package let name: String

  /// The files.
  package let files: [File]

  init(name: String, files: [File]) {
    self.name = name
    self.files = files + [File(path: ".gitignore", text: ".build/\n")]
  }

  /// Checks that no module or type has a name that is taken.
  ///
  /// - Throws: A `ScaffoldError` for the first that has.
  package func check(against taken: TakenNames) throws(ScaffoldError) {
    let modules = Dictionary(grouping: files.filter { $0.path.hasSuffix(".swift") }, by: \.module)
    for module in modules.keys.sorted() where !["check", ""].contains(module) {
      if let rival = taken.module(named: module) { throw refusal(of: rival, for: "a module") }
      let source = ModuleSource(files: (modules[module] ?? []).map(\.text))
      for other in source.imports.sorted() {
        let clashes = source.types.intersection(taken.types(of: other))
        if let type = clashes.min() { throw refusal(of: type, for: "a type of \(other)") }
      }
    }
  }

  private func refusal(of rival: String, for owner: String) -> ScaffoldError {
    let need = rival.lowercased() == name.lowercased() ? "" : ", which \(name) would need,"
    return ScaffoldError("the name \(rival)\(need) is taken by \(owner); choose another")
  }

  /// Writes every file into a folder that is new or empty.
  ///
  /// - Throws: A `ScaffoldError` when the folder cannot be used, and nothing is written; or an error
  ///   of the system.
  package func write(to folder: String) throws {
    try Self.check(folder)
    for file in files {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
  }

  /// Throws for a folder that is a file, or is not empty.
  private static func check(_ folder: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return }
    let problem =
      if !isFolder.boolValue {
        "is a file; name a folder to write into"
      } else if try !FileManager.default.contentsOfDirectory(atPath: folder).isEmpty {
        "is not empty; name another folder"
      } else {
        nil as String?
      }
    guard let problem else { return }
    throw ScaffoldError("\(folder.quotedPath) \(problem)", freeFolder: free(beside: folder))
  }

  /// The first unused name that consists of this one and a number.
  private static func free(beside folder: String) -> String {
    let name = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var number = 2
    while FileManager.default.fileExists(atPath: "\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}
