import Foundation

/// The names that a new package cannot have: those of the package that it builds on, and of the toolchain.
package struct TakenNames {
  private let folder: String?
  private let modules: [String]

  /// The names that are taken.
  ///
  /// - Parameters:
  ///   - folder: The package that the new one builds on; nil if it does not lie here.
  ///   - others: More names of modules.
  package init(inPackage folder: String?, _ others: [String]) {
    self.folder = folder
    modules = others + ["check"] + Self.manifestNames(in: folder) + Toolchain.modules
  }

  /// The module whose name is the same as one, in whatever case; some file systems take no notice of that.
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
  /// Those of tests are not taken: nobody builds the tests of a package that theirs depends on.
  private static func manifestNames(in folder: String?) -> [String] {
    let manifest = folder.flatMap { FileManager.default.contents(atPath: "\($0)/Package.swift") }
    guard let manifest else { return [] }
    return String(decoding: manifest, as: UTF8.self).matches(of: /(\w+)\(\s*name:\s*"([^"]+)"/)
      .filter { $0.output.1 != "testTarget" }.map { String($0.output.2) }
  }
}
