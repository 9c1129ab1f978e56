import Foundation

/// What the Swift toolchain on this machine has.
enum Toolchain {
  /// The names of its modules, and of those that Apple's platforms have besides.
  static let modules = installed + ["SwiftUI", "UIKit", "AppKit", "Combine"]

  /// The modules in the folders in which the compiler looks for them; none if there is no compiler.
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

  /// The part of what the compiler tells of itself that says where modules lie.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeLibraryImportPaths: [String]
    }
    let paths: Paths
  }

  private static var importPaths: [String] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return try JSONDecoder().decode(TargetInfo.self, from: output).paths.runtimeLibraryImportPaths
    } catch {
      return []
    }
  }
}
