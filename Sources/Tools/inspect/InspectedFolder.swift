import Foundation
import TriptychCommandVerbs
import TriptychHostSystem
import TriptychInspection
import TriptychTextLayout

/// The folder of a package that a user names.
struct InspectedFolder {
  private let path: String

  /// The folder at a path.
  ///
  /// - Throws: A `UsageError` that says why no package can be inspected there.
  init(_ path: String) throws {
    self.path = path
    let names = try Self.explaining(path) {
      try FileManager.default.contentsOfDirectory(atPath: path)
    }
    guard !names.contains("Package.swift") else { return }
    let isOfXcode = names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    let hint =
      isOfXcode
      ? """
      ; inspect needs a Swift package: put models and mediators into one, as swift package init \
      makes it, and let the Xcode project depend on that
      """ : ""
    throw UsageError("cannot inspect \(path.quotedPath): there is no Package.swift in it\(hint)")
  }

  /// The compiler's knowledge of the package in it.
  ///
  /// - Throws: A `UsageError` with the reason why there is none.
  func facts() throws -> PackageFacts {
    try Self.explaining(path) { try SymbolGraphLoader(package: URL(fileURLWithPath: path)).load() }
  }

  private static func explaining<Result>(
    _ path: String, _ read: () throws -> Result
  ) throws -> Result {
    do {
      return try read()
    } catch {
      throw UsageError("cannot inspect \(path.quotedPath): \(error.reason)")
    }
  }
}
