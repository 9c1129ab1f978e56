import Foundation

/// The Swift toolchain of this machine.
package enum SwiftToolchain {
  /// The path of `swift`, which builds packages.
  ///
  /// - Parameter path: The folders in which it is looked for, separated by colons.
  /// - Returns: The path of the first that is found.
  /// - Throws: A `ToolFailure` that says what to do where there is none.
  package static func path(
    in path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) throws(ToolFailure) -> String {
    let folders = (path ?? "").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/swift" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else {
      throw ToolFailure(
        description: """
          there is no swift in PATH; install a Swift toolchain, or add the folder of its swift to PATH
          """)
    }
    return path
  }
}
