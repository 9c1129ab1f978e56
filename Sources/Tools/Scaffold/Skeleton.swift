import Foundation
import HostSystem

/// The files of a package that compiles, and does nothing yet.
package struct Skeleton {
  /// A file, by its path in the package's folder.
  package struct File {
    package let path: String
    package let text: String

    /// A file with a text.
    package init(path: String, text: String) {
      (self.path, self.text) = (path, text)
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
  /// - Parameters:
  ///   - kit: The package that it depends on.
  ///   - others: Further names of modules.
  /// - Throws: A `ScaffoldError` for the first that has.
  package func check(against kit: KitPackage, _ others: [String]) throws(ScaffoldError) {
    let modules = files.filter { $0.path.hasSuffix(".swift") }.compactMap { file in
      file.path.split(separator: "/").dropFirst().first.map(String.init)
    }
    for module in [name] + modules.sorted() where module != "check" || name == module {
      let taken = kit.names + others + Self.otherModules
      if let rival = taken.first(where: { $0.lowercased() == module.lowercased() }) {
        throw refusal(of: rival, for: "a module")
      }
    }
    let types = Set(files.flatMap { $0.text.typeNames(after: "") })
    if let rival = types.intersection(kit.types).min() {
      throw refusal(of: rival, for: "a type of the kit")
    }
  }

  /// Modules of the toolchain and of Apple's platforms that a package's own would be mistaken for.
  private static let otherModules = [
    "check", "main", "AppKit", "Combine", "Cxx", "Darwin", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationNetworking", "Glibc", "Musl", "Observation",
    "RegexBuilder", "Runtime", "Swift", "SwiftUI", "Synchronization", "Testing", "UIKit", "XCTest",
  ]

  private func refusal(of rival: String, for owner: String) -> ScaffoldError {
    let need = rival.lowercased() == name.lowercased() ? "" : ", which \(name) would need,"
    return ScaffoldError("the name \(rival)\(need) is taken by \(owner); choose another")
  }

  /// Writes every file into a folder, or none.
  package func write(to folder: OutputFolder) throws(OutputFailure) {
    try folder.write(files.map { ($0.path, Data($0.text.utf8)) })
  }
}
