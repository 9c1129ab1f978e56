import Foundation
import HostSystem

/// The state of the kit and the compiler, which is another once anything in either has changed.
struct KitFingerprint {
  /// The state, as a short text.
  let text: String

  /// The state of the package in a folder.
  init(of kit: String) {
    let sources =
      FileManager.default.enumerator(atPath: "\(kit)/Sources")?
      .compactMap { $0 as? String }.filter { !$0.contains(".docc") }.sorted() ?? []
    let paths = ["Package.swift"] + sources.map { "Sources/\($0)" }
    let states = paths.map { Self.state(of: "\(kit)/\($0)", called: $0) }
    let compiler = Toolbox.compiler.map { Self.state(of: $0, called: $0) } ?? ""
    text = String(Seed((states + [compiler]).joined(separator: "\n")).number, radix: 36)
  }

  private static func state(of path: String, called name: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return name }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(name) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }
}
