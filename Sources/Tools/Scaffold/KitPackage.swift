import Foundation
import TriptychSourceReading
import TriptychTerminal
import TriptychToolSupport

/// The package with the kit, in a folder of this machine.
package struct KitPackage: Sendable {
  /// The folder.
  package let folder: String

  /// The folder of all exercises, in its folder.
  package static let exercises = "Sources/Tools/Learning/Exercises"

  /// The text of its manifest.
  let manifest: String

  /// The package in a folder.
  ///
  /// - Throws: An `OutputFailure` that says what is there instead.
  package init(in folder: String) throws(OutputFailure) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else {
      throw OutputFailure(
        "there is no package in \(folder.quotedPath): Package.swift is missing or cannot be read")
    }
    manifest = String(decoding: data, as: UTF8.self)
    guard manifest.contains(/\bPackage\(\s*name:\s*"triptych"/) else {
      throw OutputFailure(
        "the package in \(folder.quotedPath) is not triptych; name the folder of triptych itself")
    }
    self.folder = folder
  }

  /// The text of one of its files.
  func text(of path: String) throws(OutputFailure) -> String {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
      throw OutputFailure("cannot read \("\(folder)/\(path)".quotedPath)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The reason that is given where there is no such package.
  ///
  /// Xcode builds and runs programs far from it.
  package static let missing = """
    the package triptych is not here; start this in its folder, or in Xcode name that as the working \
    directory of the scheme
    """

  /// The package that holds one of some places: the first of them, or a folder above it; nil if none does.
  package static func nearest(to places: [String?]) -> KitPackage? {
    places.lazy.compactMap(\.self).compactMap { place in
      var url = URL(fileURLWithPath: place).standardizedFileURL
      while true {
        do throws(OutputFailure) { return try KitPackage(in: url.path) } catch {}
        guard url.pathComponents.count > 1 else { return nil }
        url.deleteLastPathComponent()
      }
    }.first
  }

  /// The files in one of its folders, by their paths in that folder; neither articles nor what is hidden.
  func files(in place: String) throws(OutputFailure) -> [OutputFile] {
    let home = "\(folder)/\(place)"
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: home).sorted().compactMap { path in
        let file = URL(fileURLWithPath: "\(home)/\(path)")
        let isLeftOut = path.split(separator: "/").contains {
          $0.hasPrefix(".") || $0.hasSuffix(".docc")
        }
        let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        guard !isLeftOut, isFile == true else { return nil }
        return OutputFile(path: path, data: try Data(contentsOf: file))
      }
    } catch {
      throw OutputFailure("cannot read \(home.quotedPath): \(error.reason)")
    }
  }

  /// The names of its products and targets; those of test targets are free for others.
  var names: [String] {
    manifest.matches(of: /(\w+)\(\s*(?:name:\s*)?"(\w+)"/)
      .filter { $0.output.1 != "testTarget" }.map { String($0.output.2) }
  }

  /// The names of the public types that a new package may see.
  func types() throws(OutputFailure) -> Set<String> {
    var types: Set<String> = []
    for module in ["AppModels", "AppScreens", "SharedSuite", "Kit/Parity"] {
      for file in try files(in: "Sources/\(module)") where file.path.hasSuffix(".swift") {
        types.formUnion(SourceText(file.text, file: file.path).typeNames(public: true))
      }
    }
    return types
  }

  /// The protocol of the port to an app's service, after which its headless service is named; nil if
  /// the app has none.
  func port(of app: String) throws(OutputFailure) -> String? {
    try files(in: "Sources/AppScreens/\(app)").map(\.path)
      .first { $0.hasPrefix("Headless") && !$0.hasPrefix("HeadlessAsync") }
      .map { String($0.dropFirst("Headless".count).dropLast(".swift".count)) }
  }
}

extension SourceText {
  /// The names of the types that it declares outside any other; only public ones, if that is asked.
  func typeNames(public isPublic: Bool = false) -> [String] {
    let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return tokens.indices.filter { place in
      keywords.contains(self[place]) && opening(around: place) == nil
        && (!isPublic || self[place - 1] == "public" || self[place - 2] == "public")
    }.map { String(self[$0 + 1]) }
  }
}
