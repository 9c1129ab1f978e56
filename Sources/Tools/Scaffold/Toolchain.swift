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

  /// The version of the compiler, such as `6.2` or `6.3.1`; the oldest that will do if there is none.
  static var version: String {
    let words = targetInfo?.compilerVersion ?? ""
    return words.firstMatch(of: /version (\d+\.\d+(?:\.\d+)?)/).map { String($0.output.1) } ?? "6.2"
  }

  /// The part of the compiler's target info with its version and the search paths for modules.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeLibraryImportPaths: [String]
    }
    let compilerVersion: String
    let paths: Paths
  }

  private static var importPaths: [String] { targetInfo?.paths.runtimeLibraryImportPaths ?? [] }

  private static let targetInfo: TargetInfo? = {
    do {
      // The driver would leave a folder for temporary files behind.
      let tool = Tool("/usr/bin/env", ["swiftc", "-frontend", "-print-target-info"])
      let output = try tool.run().output
      return try JSONDecoder().decode(TargetInfo.self, from: Data(output.utf8))
    } catch {
      return nil
    }
  }()
}
