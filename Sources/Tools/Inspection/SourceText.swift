import Foundation

/// A source file as it is written: its words and marks, its literals, and its declarations.
package struct SourceText: Hashable, Sendable {
  /// The file's path.
  let file: String

  /// The lines as they are, the first at index 0.
  let lines: [Substring]

  /// The declarations, bodies passed over.
  let declarations: [SourceDeclaration]

  /// The modules that are imported, each with its line, from 1.
  let imports: [(module: Substring, line: Int)]

  /// The comments that run to the end of a line, by their lines, from 1.
  let comments: [(line: Int, text: String)]

  /// The words, marks and literals of the code, by line.
  package let tokens: [SourceToken]

  private let linesOfCode: Set<Int>

  /// Reads a file; nil if it cannot be read.
  init?(file: String) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    self.init(text, file: file)
  }

  /// Reads a text.
  package init(_ text: String, file: String) {
    self.file = file
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var reader = SourceReader(text)
    reader.read()
    tokens = reader.tokens
    comments = reader.comments
    linesOfCode = reader.linesOfCode
    var declared = DeclarationReader(tokens)
    declared.read()
    declarations = declared.declarations
    imports = declared.imports
  }

  /// The words and marks on some lines.
  func tokens(in range: ClosedRange<Int>) -> ArraySlice<SourceToken> {
    tokens[place(of: range.lowerBound)..<place(of: range.upperBound + 1)]
  }

  /// The place of the first token on a line or after it.
  private func place(of line: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A line without the blanks before it.
  func code(on line: Int) -> String {
    lines.indices.contains(line - 1)
      ? String(lines[line - 1].drop { $0 == " " || $0 == "\t" }) : ""
  }

  /// Indicates whether there is code on a line.
  func hasCode(on line: Int) -> Bool { linesOfCode.contains(line) }

  /// Counts the lines, from 1, that have code on them.
  func linesOfCode(in range: ClosedRange<Int>) -> Int { range.count(where: linesOfCode.contains) }

  package static func == (left: SourceText, right: SourceText) -> Bool { left.file == right.file }

  package func hash(into hasher: inout Hasher) { hasher.combine(file) }
}
