import Foundation
import TriptychCommandVerbs
import TriptychHostSystem
import TriptychInspection
import TriptychTextLayout

/// A folder that a user names: a package's, or one of symbol graphs.
struct InspectedFolder {
  private let path: String
  private let names: Set<String>

  /// The folder at a path.
  ///
  /// - Throws: A `UsageError` that says what stands there instead.
  init(_ path: String) throws {
    self.path = path
    names = Set(
      try Self.telling(path) { try FileManager.default.contentsOfDirectory(atPath: path) })
  }

  /// The compiler's knowledge of the package in it.
  ///
  /// - Throws: A `UsageError` with the reason why there is none.
  func packageFacts() throws -> PackageFacts {
    guard names.contains("Package.swift") else {
      throw UsageError("cannot inspect \(path.quotedPath): there is no Package.swift in it")
    }
    return try Self.telling(path) {
      try SymbolGraphLoader(package: URL(fileURLWithPath: path)).load()
    }
  }

  /// The compiler's knowledge in the symbol graphs in it.
  ///
  /// - Throws: A `UsageError` with the reason why there is none.
  func graphFacts() throws -> PackageFacts {
    try Self.telling(path) { try PackageFacts(graphsIn: URL(fileURLWithPath: path)) }
  }

  /// The settings in it, if there are any.
  ///
  /// - Throws: A `UsageError` for settings that cannot be used.
  func settings() throws -> InspectionSettings {
    guard names.contains(".triptych.json") else { return InspectionSettings() }
    let file = URL(fileURLWithPath: path).appendingPathComponent(".triptych.json").path
    let contents = try InputFile(path: file).contents()
    do throws(InspectionSettings.Mistake) {
      return try InspectionSettings(json: contents)
    } catch {
      throw UsageError("cannot use \(file.quotedPath): \(error)")
    }
  }

  private static func telling<Result>(
    _ path: String, _ read: () throws -> Result
  ) throws -> Result {
    do {
      return try read()
    } catch {
      throw UsageError("cannot inspect \(path.quotedPath): \(error.reason)")
    }
  }
}
