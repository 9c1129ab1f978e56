import Foundation
import TextLayout

/// The manifest of a package, as far as names are given in it as literals, first in a call.
struct Manifest {
  private let names: [(kind: String, name: String)]

  /// The manifest of the package in a folder.
  ///
  /// - Throws: A `ScaffoldError` that says what is there instead.
  init(inPackage folder: String) throws(ScaffoldError) {
    let path = URL(fileURLWithPath: folder).appendingPathComponent("Package.swift").path
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ScaffoldError("there is no package in \(folder.quotedPath): no Package.swift")
    }
    guard let contents = FileManager.default.contents(atPath: path) else {
      throw ScaffoldError("cannot read \(path.quotedPath)")
    }
    let code = String(decoding: contents, as: UTF8.self).split(separator: "\n").filter { line in
      !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }.joined(separator: "\n")
    names = code.matches(of: /(\w+)\(\s*(?:name:\s*)?"([^"]+)"/).map { match in
      (String(match.output.1), String(match.output.2))
    }
  }

  /// The names of its library products.
  var libraries: [String] { names.filter { $0.kind == "library" }.map(\.name) }

  /// Every name that is taken by the package, its products and its targets.
  ///
  /// Names of test targets are free: the tests of a dependency are not built.
  var takenNames: [String] {
    let others = ["testTarget", "enableUpcomingFeature", "embedInCode"]
    return names.filter { !others.contains($0.kind) }.map(\.name)
  }
}
