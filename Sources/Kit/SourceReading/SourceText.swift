import Foundation

/// A source file as it is written: its lines and its code, with the parentheses, brackets and braces
/// around each word.
package struct SourceText: Sendable {
  /// The file's path.
  package let file: String

  /// The lines as they are, the first at index 0.
  package let lines: [Substring]

  /// The words, marks and literals.
  package let tokens: [SourceToken]

  /// The lines, from 1, that have code on them.
  package let linesOfCode: Set<Int>

  /// The place of the innermost opening mark around each token; for a closing mark, the one that it
  /// closes.
  private let openings: [Int?]

  /// The place of the mark that closes each opening mark.
  private let closings: [Int: Int]

  /// Reads a file; nil if it cannot be read.
  package init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    self.init(text, file: file)
  }

  /// Reads a text.
  package init(_ text: String, file: String) {
    self.file = file
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var reader = SourceReader(text)
    reader.read()
    linesOfCode = reader.linesOfCode
    tokens = reader.tokens
    var open: [Int] = []
    var closings: [Int: Int] = [:]
    openings = reader.tokens.enumerated().map { place, token in
      if ")]}".contains(token.text) {
        let opening = open.popLast()
        if let opening { closings[opening] = place }
        return opening
      }
      defer { if "([{".contains(token.text) { open.append(place) } }
      return open.last
    }
    self.closings = closings
  }

  /// The text of a token; empty where there is none.
  package subscript(place: Int) -> Substring {
    tokens.indices.contains(place) ? tokens[place].text : ""
  }

  /// The place of the parenthesis, bracket or brace that is open at a token.
  package func opening(around place: Int) -> Int? { openings[place] }

  /// The place of the mark that closes an opening one; that of the last token if none does.
  package func closing(of place: Int) -> Int { closings[place] ?? tokens.count - 1 }

  /// The first place after one, inside the same marks, at which there is a mark or word.
  package func first(_ text: Substring, after place: Int) -> Int? {
    tokens.indices[place...].dropFirst().first {
      tokens[$0].text == text && openings[$0] == openings[place]
    }
  }

  /// The places on some lines.
  package func places(on lines: ClosedRange<Int>) -> Range<Int> {
    place(of: lines.lowerBound)..<place(of: lines.upperBound + 1)
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
  package func code(on line: Int) -> String {
    lines.indices.contains(line - 1)
      ? String(lines[line - 1].drop { $0 == " " || $0 == "\t" }) : ""
  }

  /// The modules that are imported, each with its line, from 1.
  package var imports: [(module: Substring, line: Int)] {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let"]
    return tokens.indices.dropLast().filter { self[$0] == "import" }.map { place in
      let module = kinds.contains(self[place + 1]) ? place + 2 : place + 1
      return (self[module], tokens[place].line)
    }
  }
}
