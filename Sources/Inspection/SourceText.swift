import AppScreens
import Foundation

/// A source file, with its comments and strings separated from its code.
struct SourceText: Hashable, Sendable {
  /// The file's path.
  let file: String

  /// The lines as they are, the first at index 0.
  let lines: [Substring]

  /// The lines with comments left out and strings emptied.
  let code: [String]

  /// The string literals by their lines, from 1; what is interpolated is left out.
  private let literals: [Int: [SourceReader.Literal]]

  /// Reads a file; nil if it cannot be read.
  init?(file: String) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    self.init(text, file: file)
  }

  /// Reads a text.
  init(_ text: String, file: String) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var reader = SourceReader(text)
    reader.read()
    code = reader.code
    literals = Dictionary(grouping: reader.literals, by: \.line)
  }

  /// The string literals that begin on some lines, each with its line.
  func literals(in range: ClosedRange<Int>) -> [SourceReader.Literal] {
    range.flatMap { literals[$0] ?? [] }
  }

  /// Counts the lines, from 1, that have code on them.
  func linesOfCode(in range: ClosedRange<Int>) -> Int {
    range.count { line in
      code.indices.contains(line - 1) && code[line - 1].contains { !$0.isWhitespace }
    }
  }

  /// The lines from a declaration to the brace that closes it, both from 1.
  func extent(from line: Int) -> ClosedRange<Int> {
    var depth = 0
    for index in max(0, line - 1)..<code.count {
      for character in code[index] {
        if character == "{" { depth += 1 }
        if character == "}" {
          depth -= 1
          if depth == 0 { return line...(index + 1) }
        }
      }
    }
    return line...max(line, code.count)
  }

  /// The first line, from 1, in a range on which a member of this name is declared.
  func line(of name: String, in range: ClosedRange<Int>) -> Int? {
    let indices = max(0, range.lowerBound - 1)..<min(code.count, range.upperBound)
    return code[indices].index(declaring: name).map { $0 + 1 }
  }

  static func == (left: SourceText, right: SourceText) -> Bool { left.file == right.file }

  func hash(into hasher: inout Hasher) { hasher.combine(file) }
}
