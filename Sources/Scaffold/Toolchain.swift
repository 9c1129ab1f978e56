import Foundation
import HostSystem

/// The Swift toolchain on this machine.
enum Toolchain {
  /// The names of its modules, and of some that only Apple's platforms have.
  static let modules = installed + ["SwiftUI", "UIKit", "AppKit", "Combine"]

  /// The modules in the compiler's search paths; none if there is no compiler.
  private static var installed: [String] {
    let folders = importPaths + importPaths.map { "\($0)/../../../System/Library/Frameworks" }
    return folders.flatMap { folder -> [String] in
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
        options: [.skipsSubdirectoryDescendants])
      return (files?.compactMap { $0 as? URL } ?? [])
        .filter { ["swiftmodule", "framework"].contains($0.pathExtension) }
        .map { $0.deletingPathExtension().lastPathComponent }
    }
  }

  /// The part of the compiler's target info with the search paths for modules.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeLibraryImportPaths: [String]
    }
    let paths: Paths
  }

  private static var importPaths: [String] {
    do {
      let tool = Tool("/usr/bin/env", ["swiftc", "-print-target-info"])
      let output = try tool.run().output
      return try JSONDecoder().decode(TargetInfo.self, from: Data(output.utf8))
        .paths.runtimeLibraryImportPaths
    } catch {
      return []
    }
  }
}
