/// A line of a source file.
package struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The file's path where it was compiled.
  package let file: String

  /// The line, from 1.
  package let line: Int

  /// A line of a file.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The path from the package's `Sources` on.
  package var path: String {
    let parts = file.split(separator: "/")
    let start = parts.lastIndex(of: "Sources") ?? parts.count - 1
    return parts[max(0, start)...].joined(separator: "/")
  }

  /// The path from the package's `Sources` on, and the line: `Sources/MVP/Button.swift:12`.
  package var description: String { "\(path):\(line)" }
}
