import Foundation
import TriptychTerminal

/// SwiftPM, at work on one package.
package struct PackageManager {
  private let options: [String]

  /// The package manager for a package.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - options: Options that each command gets, such as where to build.
  package init(package folder: String, options: [String] = []) {
    self.options = ["--package-path", folder] + options
  }

  /// Runs a command, such as `build`.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - arguments: Its arguments.
  ///   - seconds: How long it may take, if that is limited. None of its processes may then take more
  ///     time of a processor, or much memory or room for a file, and what they leave is removed.
  /// - Returns: What it printed, and whether it succeeded.
  /// - Throws: A `ToolFailure` when there is no `swift`, or it is interrupted or takes too long.
  package func run(
    _ command: String, _ arguments: [String] = [], within seconds: Double? = nil
  ) throws(ToolFailure) -> (output: String, succeeded: Bool) {
    let words = [command] + options + arguments
    let swift = try SwiftToolchain.path()
    guard let seconds else { return try Tool(swift, words).run() }
    let script = """
      ulimit -t "$1"; ulimit -v 16000000; ulimit -f 4000000; shift; exec "$@"
      """
    return try Tool("/bin/sh", ["-c", script, "sh", "\(Int(seconds.rounded(.up)))", swift] + words)
      .run(within: seconds, inOwnTemporaryFolder: true)
  }
}
