/// A line of a source file.
public struct SourceLine: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The file's path where it was compiled.
  public let file: String

  /// The line, from 1.
  public let line: Int

  /// A line of a file.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The path from the package's `Sources` on.
  public var path: String {
    let parts = file.split(separator: "/")
    let start = parts.lastIndex(of: "Sources") ?? parts.count - 1
    return parts[max(0, start)...].joined(separator: "/")
  }

  /// The path from the package's `Sources` on, and the line: `Sources/MVP/Button.swift:12`.
  public var description: String { "\(path):\(line)" }

  /// By file, then by line.
  public static func < (left: SourceLine, right: SourceLine) -> Bool {
    (left.file, left.line) < (right.file, right.line)
  }
}
