import TriptychSourceReading
import TriptychTerminal
import TriptychToolSupport

/// The files of a package that compiles, and does nothing yet.
package struct Skeleton {
  /// The name of the package.
  package let name: String

  /// The files.
  package let files: [OutputFile]

  /// A skeleton of files whose modules and types have names of their own.
  ///
  /// - Throws: An `OutputFailure` for the first name that is taken, by the kit or by the toolchain.
  init(name: String, files: [OutputFile], beside kit: KitPackage) throws(OutputFailure) {
    self.name = name
    self.files = files + [OutputFile(path: ".gitignore", text: ".build/\n")]
    let code = files.filter { $0.path.hasSuffix(".swift") }
    let modules = code.compactMap { $0.path.split(separator: "/").dropFirst().first }
    let others = modules.map(String.init).filter { $0 != "check" }.sorted()
    for module in [name] + others {
      let taken = (kit.names + Self.otherModules).first { $0.lowercased() == module.lowercased() }
      if let taken { throw refusal(of: taken, for: "a module") }
    }
    let types = Set(code.flatMap { SourceText($0.text, file: $0.path).typeNames() })
    if let taken = try kit.types().intersection(types).min() {
      throw refusal(of: taken, for: "a type of the kit")
    }
  }

  /// Modules of the toolchain and of Apple's platforms that a package's own would be mistaken for.
  private static let otherModules = [
    "check", "main", "AppKit", "Combine", "Cxx", "Darwin", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationNetworking", "Glibc", "Musl", "Observation",
    "RegexBuilder", "Runtime", "Swift", "SwiftUI", "SwiftUICore", "Synchronization", "Testing",
    "UIKit", "XCTest",
  ]

  private func refusal(of rival: String, for owner: String) -> OutputFailure {
    let need = rival.lowercased() == name.lowercased() ? "" : ", which \(name) would need,"
    return OutputFailure("the name \(rival)\(need) is taken by \(owner); choose another")
  }
}
