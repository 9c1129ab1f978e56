import Foundation

/// A source file as it is written: its code, its comments, and the types in it.
struct SourceText: Sendable {
  /// The file's path.
  let file: String

  /// The lines as they are, the first at index 0.
  let lines: [Substring]

  /// The words, marks and literals.
  let code: SourceCode

  /// The comments that run to the end of a line, by their lines, from 1.
  let comments: [(line: Int, text: String)]

  /// The types that are declared or extended in it.
  let blocks: [TypeBlock]

  /// The lines, from 1, that have code on them.
  let linesOfCode: Set<Int>

  /// Reads a file; nil if it cannot be read.
  init?(file: String) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    self.init(text, file: file)
  }

  /// Reads a text.
  init(_ text: String, file: String) {
    self.file = file
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var reader = SourceReader(text)
    reader.read()
    code = SourceCode(reader.tokens)
    comments = reader.comments
    linesOfCode = reader.linesOfCode
    blocks = code.typeBlocks
  }

  /// The modules that are imported, each with its line, from 1.
  var imports: [(module: Substring, line: Int)] {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let"]
    return code.tokens.indices.dropLast().filter { code[$0] == "import" }.map { place in
      let module = kinds.contains(code[place + 1]) ? place + 2 : place + 1
      return (code[module], code.tokens[place].line)
    }
  }

  /// A line without the blanks before it.
  func code(on line: Int) -> String {
    lines.indices.contains(line - 1)
      ? String(lines[line - 1].drop { $0 == " " || $0 == "\t" }) : ""
  }

  /// The place in the code of a member's name, on a line.
  func place(ofMember name: Substring, on line: Int) -> Int? {
    code.places(on: line...line).first { [name, "`\(name)`"].contains(code[$0]) }
  }

  /// The place in the code of the name of a member that a block declares.
  func place(ofMember name: Substring, in block: TypeBlock) -> Int? {
    let words: Set<Substring> = ["var", "let", "func"]
    return block.places.first { place in
      code.opening(around: place) == block.brace
        && [name, "`\(name)`"].contains(code[place])
        && (["init", "subscript"].contains(name) || words.contains(code[place - 1]))
    }
  }
}
