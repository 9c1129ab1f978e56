import Foundation
import HostSystem

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
    if let rival = taken.module(named: name) { throw refusal(of: rival, for: "a module") }
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

  /// Writes every file into a folder, or none.
  package func write(to folder: OutputFolder) throws(OutputFailure) {
    try folder.write(files.map { ($0.path, Data($0.text.utf8)) })
  }
}
