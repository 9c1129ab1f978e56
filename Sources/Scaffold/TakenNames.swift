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
    modules = others + ["check"] + Self.manifestNames(in: folder) + Toolchain.modules
  }

  /// The module of this name; case is ignored, as it is by some file systems.
  func module(named name: String) -> String? {
    modules.first { $0.lowercased() == name.lowercased() }
  }

  /// The public types of a module of the package.
  func types(of module: String) -> Set<String> {
    guard let folder else { return [] }
    let sources = "\(folder)/Sources/\(module)"
    let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
      FileManager.default.contents(atPath: "\(sources)/\(path)")
    }
    return ModuleSource(files: files.map { String(decoding: $0, as: UTF8.self) }).publicTypes
  }

  /// Every name that a manifest gives to the package, its products and its targets.
  ///
  /// Names of test targets are free: the tests of a dependency are not built.
  private static func manifestNames(in folder: String?) -> [String] {
    let manifest = folder.flatMap { FileManager.default.contents(atPath: "\($0)/Package.swift") }
    guard let manifest else { return [] }
    return String(decoding: manifest, as: UTF8.self).matches(of: /(\w+)\(\s*name:\s*"([^"]+)"/)
      .filter { $0.output.1 != "testTarget" }.map { String($0.output.2) }
  }
}
