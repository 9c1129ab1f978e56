import Foundation
import TriptychInspection
import TriptychTerminal

extension PackageFacts {
  /// The compiler's knowledge of the package in a folder that a user names.
  ///
  /// - Throws: A `UsageError` with the reason why there is none.
  init(ofFolder path: String) throws {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      let isOfXcode = names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
      let hint =
        isOfXcode
        ? """
        ; inspect needs a Swift package: put models and mediators into one, as swift package init \
        makes it, and let the Xcode project depend on that
        """ : ""
      guard names.contains("Package.swift") else {
        throw ToolFailure(description: "there is no Package.swift in it\(hint)")
      }
      self = try PackageBuild(package: URL(fileURLWithPath: path)).facts()
    } catch {
      throw UsageError("cannot inspect \(path.quotedPath): \(error.reason)")
    }
  }
}
