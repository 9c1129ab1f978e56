import Foundation

/// The tools of the toolchain that the search path leads to.
enum Toolbox {
  /// The path of the compiler, at the end of its links; nil if there is none.
  static var compiler: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swiftc" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
  }

  /// The path of a tool beside the compiler; nil if there is none.
  static func tool(_ name: String) -> String? {
    guard let compiler else { return nil }
    let path = URL(fileURLWithPath: compiler).deletingLastPathComponent()
      .appendingPathComponent(name).path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }
}
