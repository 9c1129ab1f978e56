import AppScreens
import Foundation

/// A source file, with its comments and strings separated from its code.
package struct SourceText: Hashable, Sendable {
  /// The file's path.
  let file: String

  /// The lines as they are, the first at index 0.
  let lines: [Substring]

  /// The lines with comments left out and strings emptied.
  let code: [String]

  /// The declarations, bodies passed over.
  let declarations: [SourceDeclaration]

  /// The modules that are imported, each with its line, from 1.
  let imports: [(module: Substring, line: Int)]

  /// The words and marks of the code, by line.
  package let tokens: [SourceToken]

  /// The string literals by their lines, from 1; what is interpolated is left out.
  private let literals: [Int: [SourceReader.Literal]]

  /// Reads a file; nil if it cannot be read.
  init?(file: String) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    self.init(text, file: file)
  }

  /// Reads a text.
  package init(_ text: String, file: String) {
    self.file = file
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var reader = SourceReader(text)
    reader.read()
    code = reader.code
    literals = Dictionary(grouping: reader.literals, by: \.line)
    tokens = SourceToken.tokens(of: code)
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

  package static func == (left: SourceText, right: SourceText) -> Bool { left.file == right.file }

  package func hash(into hasher: inout Hasher) { hasher.combine(file) }
}
