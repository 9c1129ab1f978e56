import Foundation
import HostSystem
import TextLayout

/// A package as its manifest describes it, read by the package manager itself.
struct PackageDescription: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: [String]?]

    var isLibrary: Bool { type["library"] != nil }
  }

  struct Target: Decodable {
    struct Resource: Decodable {
      let path: String
      let rule: [String: Ignored]
    }

    let name: String
    let type: String
    let path: String?
    let dependencies: [[String: [String?]]]
    let exclude: [String]
    let resources: [Resource]

    /// The folder of its sources, in the folder of the package.
    var folder: String { path ?? "Sources/\(name)" }

    /// The names of the targets that it needs.
    var needs: [String] { dependencies.flatMap(\.values).compactMap { $0.first ?? nil } }
  }

  /// A value of which nothing needs to be known.
  struct Ignored: Decodable {
    init(from _: any Decoder) {}
  }

  let products: [Product]
  let targets: [Target]

  /// The description of the package in a folder.
  ///
  /// - Throws: A `ScaffoldError` where the package manager cannot read it.
  static func package(in folder: String) throws(ScaffoldError) -> PackageDescription {
    let script = """
      exec swift package --package-path "$0" --scratch-path "$TMPDIR/build" dump-package
      """
    do {
      let (output, succeeded) = try Tool("/bin/sh", ["-c", script, folder])
        .run(within: 300, inOwnTemporaryFolder: true)
      guard succeeded, let start = output.firstIndex(of: "{") else {
        throw ToolFailure(description: String(output.suffix(500)))
      }
      return try JSONDecoder().decode(PackageDescription.self, from: Data(output[start...].utf8))
    } catch {
      throw ScaffoldError("cannot read the package in \(folder.quotedPath): \(error.reason)")
    }
  }

  /// The targets that some products are made of, and all that these need, in the order of the manifest.
  func targets(of products: [String]) -> [Target] {
    var wanted: Set<String> = []
    var rest = self.products.filter { products.contains($0.name) }.flatMap(\.targets)
    while let name = rest.popLast() {
      guard wanted.insert(name).inserted else { continue }
      rest += targets.filter { $0.name == name }.flatMap(\.needs)
    }
    return targets.filter { wanted.contains($0.name) }
  }
}
