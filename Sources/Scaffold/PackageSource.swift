import AppScreens
import Foundation
import TextLayout

/// How a scaffolded package finds the one whose kit it uses.
enum PackageSource {
  /// In a folder, as seen from the package.
  case folder(String)

  /// At a URL, from a version on.
  case url(String, version: String)

  /// What stands in the manifest's list of dependencies.
  var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"triptych\", path: \(path.debugDescription))"
    case .url(let url, let version):
      ".package(url: \(url.debugDescription), from: \(version.debugDescription))"
    }
  }

  /// The name by which a product's package is known.
  var identity: String {
    switch self {
    case .folder: "triptych"
    case .url(let url, _):
      URL(fileURLWithPath: url).deletingPathExtension().lastPathComponent
    }
  }

  /// What the user says, or else the folder that the command was built in.
  ///
  /// - Parameters:
  ///   - arguments: What the user typed.
  ///   - home: The folder that the command was built in, if it is known.
  ///   - output: The folder that the package will be written into.
  ///   - example: A use of the verb that works.
  /// - Throws: A `UsageError` when that is contradictory, incomplete or no package.
  init(_ arguments: Arguments, home: String?, output: String, example: String) throws {
    if let url = arguments.value(of: "--url") {
      guard arguments.value(of: "--path") == nil else {
        throw UsageError("--path and --url are two places; name one of them", try: example)
      }
      guard let version = arguments.value(of: "--version") else {
        throw UsageError("--url needs --version, such as --version 0.1.0", try: example)
      }
      let parts = version.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ UInt($0) != nil }) else {
        throw UsageError(
          "--version takes three numbers, as in 0.1.0, not \(version.quotedExcerpt)", try: example)
      }
      self = .url(url, version: version)
      return
    }
    guard arguments.value(of: "--version") == nil else {
      throw UsageError("--version needs --url; a folder has no version", try: example)
    }
    guard let folder = arguments.value(of: "--path") ?? home else {
      throw UsageError("name the folder of the package triptych with --path", try: example)
    }
    let manifest = URL(fileURLWithPath: folder).appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw UsageError(
        "there is no package in \(folder.quotedExcerpt): no Package.swift", try: example)
    }
    self = .folder(Self.path(from: output, to: folder))
  }

  /// The way from one folder to another, over the folder that they share.
  static func path(from start: String, to end: String) -> String {
    let start = URL(fileURLWithPath: start).standardizedFileURL.pathComponents
    let end = URL(fileURLWithPath: end).standardizedFileURL.pathComponents
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let way =
      Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
