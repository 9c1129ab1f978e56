import Foundation
import HostSystem
import TextLayout

/// A copy of the package with the kit: some of its products, and only the modules that they need.
///
/// A module that none of them needs is not in it, and so no solution either. Nor are articles.
package struct KitCopy {
  /// The files, by their paths in the copy.
  package let files: [(path: String, data: Data)]

  /// A copy of some products.
  ///
  /// - Parameters:
  ///   - products: The names of the products.
  ///   - package: The package as SwiftPM describes it.
  ///   - kit: The package.
  /// - Throws: A `ScaffoldError` where the package cannot be read, or lacks a product.
  init(
    of products: [String], in package: PackageDescription, from kit: KitPackage
  ) throws(ScaffoldError) {
    let known = package.products.map(\.name)
    if let missing = products.first(where: { !known.contains($0) }) {
      throw ScaffoldError("the package in \(kit.folder.quotedPath) has no product \(missing)")
    }
    let targets = package.targets(of: products)
    func lines(_ values: [String]) -> String {
      values.map { "    \($0)," }.joined(separator: "\n")
    }
    let features = kit.manifest.matches(of: /\.enableUpcomingFeature\("\w+"\)/)
    let manifest = Template(PackageResources.CourseKitPackage_swift_template).filled(with: [
      "platforms": kit.manifest.firstMatch(of: /platforms: \[([^\]]*)\]/).map { "\($0.output.1)" }
        ?? "",
      "products": lines(package.products.filter { products.contains($0.name) }.map(\.source)),
      "targets": lines(targets.map(\.source)), "settings": lines(features.map { "\($0.output)" }),
    ])
    var files = [(path: "Package.swift", data: Data(manifest.utf8))]
    for target in targets {
      files += try Self.sources("\(kit.folder)/\(target.folder)", as: target.folder)
    }
    self.files = files
  }

  /// The files in a folder, without articles and what is hidden, by their paths elsewhere.
  package static func sources(
    _ folder: String, as place: String
  ) throws(ScaffoldError) -> [(path: String, data: Data)] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        .filter { path in
          let parts = path.split(separator: "/")
          return !parts.contains { $0.hasPrefix(".") || $0.hasSuffix(".docc") }
            && !isFolder("\(folder)/\(path)")
        }
        .map { ("\(place)/\($0)", try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)"))) }
    } catch {
      throw ScaffoldError("cannot read \(folder.quotedPath): \(error.reason)")
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

extension PackageDescription.Product {
  /// The product as a manifest has it.
  fileprivate var source: String {
    let kind = isLibrary ? "library" : "executable"
    return
      ".\(kind)(name: \(name.quoted), targets: [\(targets.map(\.quoted).joined(separator: ", "))])"
  }
}

extension PackageDescription.Target {
  /// The target as a manifest has it.
  fileprivate var source: String {
    let needed = needs.map(\.quoted).joined(separator: ", ")
    let kept = resources.flatMap { resource in
      resource.rule.keys.map { ".\($0)(\(resource.path.quoted))" }
    }.joined(separator: ", ")
    let kind = type == "executable" ? "executableTarget" : "target"
    let left = exclude.map(\.quoted).joined(separator: ", ")
    return """
      .\(kind)(
            name: \(name.quoted), dependencies: [\(needed)], path: \(folder.quoted),
            exclude: [\(left)], resources: [\(kept)])
      """
  }
}
