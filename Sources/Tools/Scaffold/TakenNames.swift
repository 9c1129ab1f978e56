import Foundation

/// The names that a new package cannot use: those of the package it depends on, and of the toolchain.
package struct TakenNames {
  private let folder: String?
  private let modules: [String]

  /// The names that are taken.
  ///
  /// - Parameters:
  ///   - folder: The package that the new one depends on; nil if it is not on this machine.
  ///   - others: Further names of modules.
  package init(inPackage folder: String?, _ others: [String]) {
    self.folder = folder
    let names = folder.flatMap { folder in
      do { return try Manifest(inPackage: folder).takenNames } catch { return nil }
    }
    modules = others + ["check", "main"] + (names ?? []) + Toolchain.modules
  }

  /// The module of this name; case is ignored, as it is by some file systems.
  func module(named name: String) -> String? {
    modules.first { $0.lowercased() == name.lowercased() }
  }

  /// The public types of a module of the package.
  func types(of module: String) -> Set<String> {
    guard let folder else { return [] }
    let files = ["Sources", "Sources/Kit", "Sources/Tools"].flatMap { room -> [Data] in
      let sources = "\(folder)/\(room)/\(module)"
      let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String }
      return (paths ?? []).filter { $0.hasSuffix(".swift") }.compactMap { path in
        FileManager.default.contents(atPath: "\(sources)/\(path)")
      }
    }
    return ModuleSource(files: files.map { String(decoding: $0, as: UTF8.self) }).publicTypes
  }
}
