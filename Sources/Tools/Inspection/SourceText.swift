import Foundation

/// A source file as it is written: its words and marks, its literals, and the types in it.
package struct SourceText: Sendable {
  /// The file's path.
  let file: String

  /// The lines as they are, the first at index 0.
  let lines: [Substring]

  /// The words, marks and literals of the code, by line.
  package let tokens: [SourceToken]

  /// The comments that run to the end of a line, by their lines, from 1.
  let comments: [(line: Int, text: String)]

  /// The types that are declared or extended in it.
  let blocks: [TypeBlock]

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
    blocks = reader.tokens.typeBlocks
  }

  /// The modules that are imported, each with its line, from 1.
  var imports: [(module: Substring, line: Int)] {
    tokens.indices.dropLast().filter { tokens[$0].text == "import" }.map { place in
      let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let"]
      let isOfOne = kinds.contains(tokens[place + 1].text) && place + 2 < tokens.count
      let module = tokens[place + (isOfOne ? 2 : 1)]
      return (module.text, module.line)
    }
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

  /// The place among the tokens of a member's name, on a line if that is known.
  func place(ofMember name: Substring, on line: Int) -> Int? {
    let found = tokens(in: line...line)
    return found.indices.first { [name, "`\(name)`"].contains(found[$0].text) }
  }

  /// The place among the tokens of the name of a member that a block declares.
  func place(ofMember name: Substring, in block: TypeBlock) -> Int? {
    let found = tokens(in: block.lines)
    var depth = 0
    return found.indices.first { index in
      if "([{".contains(found[index].text) { depth += 1 }
      if ")]}".contains(found[index].text) { depth -= 1 }
      let isDeclared =
        ["init", "subscript"].contains(name)
        || index > found.startIndex && ["var", "let", "func"].contains(found[index - 1].text)
      return depth == 1 && isDeclared && [name, "`\(name)`"].contains(found[index].text)
    }
  }
}
