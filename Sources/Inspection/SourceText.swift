import Foundation

/// A source file, with its comments and strings told apart from its code.
struct SourceText: Hashable, Sendable {
  /// The file's path.
  let file: String

  /// The lines as they are, the first at index 0.
  let lines: [Substring]

  /// The lines with comments left out and strings emptied.
  private(set) var code: [String] = []

  /// Each string literal with its line, from 1; what is interpolated is left out.
  private(set) var literals: [(line: Int, text: String)] = []

  /// Reads a file; nil if that cannot be done.
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
    literals = reader.literals
  }

  /// How many of the lines, from 1, have code on them.
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
    let base = name.prefix { $0 != "(" }
    let starts =
      name.contains("(")
      ? (base == "init" ? ["init("] : ["func \(base)(", "func \(base)<"])
      : ["var \(base)", "let \(base)", "case \(base)"]
    return range.first { line in
      guard code.indices.contains(line - 1) else { return false }
      return starts.contains { start in
        guard let found = code[line - 1].firstRange(of: start) else { return false }
        let next = code[line - 1][found.upperBound...].first
        return start.hasSuffix("(") || start.hasSuffix("<")
          || next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      }
    }
  }

  static func == (left: SourceText, right: SourceText) -> Bool { left.file == right.file }

  func hash(into hasher: inout Hasher) { hasher.combine(file) }
}

/// Goes through a text once, and tells code from comments and strings.
private struct SourceReader {
  private(set) var code = [""]
  private(set) var literals: [(line: Int, text: String)] = []
  private let characters: [Character]
  private var index = 0

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func read() {
    while index < characters.count { readCode(until: nil) }
  }

  /// Reads code up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func readCode(until end: Character?) {
    var depth = 0
    while index < characters.count {
      let character = characters[index]
      if starts(with: "//") {
        while index < characters.count, !characters[index].isNewline { index += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else if character == "\"" || (character == "#" && hashesBeforeQuote > 0) {
        readLiteral()
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        index += 1
        if end != nil, depth < 0 { return }
        append(character)
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        if characters[index].isNewline { append(characters[index]) }
        index += 1
      }
    } while depth > 0 && index < characters.count
  }

  /// How many `#` stand here in front of a quote; 0 if none does.
  private var hashesBeforeQuote: Int {
    var end = index
    while end < characters.count, characters[end] == "#" { end += 1 }
    return end < characters.count && characters[end] == "\"" ? end - index : 0
  }

  private mutating func readLiteral() {
    let line = code.count
    let hashes = String(repeating: "#", count: characters[index] == "#" ? hashesBeforeQuote : 0)
    index += hashes.count
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    index += quote.count
    append("\"")
    var text = ""
    while index < characters.count, !starts(with: quote + hashes) {
      if starts(with: "\\\(hashes)(") {
        index += 2 + hashes.count
        readCode(until: ")")
      } else if starts(with: "\\\(hashes)") {
        text.append(characters[min(index + 1 + hashes.count, characters.count - 1)])
        index += 2 + hashes.count
      } else if characters[index].isNewline, quote == "\"" {
        break
      } else {
        if characters[index].isNewline {
          append(characters[index])
        } else if quote != "\"", code[code.count - 1].isEmpty, characters[index] != " " {
          append("\"")  // A line of a text is a line of code.
        }
        text.append(characters[index])
        index += 1
      }
    }
    index += quote.count + hashes.count
    append("\"")
    literals.append((line, text))
  }

  private func starts(with text: String) -> Bool {
    var position = index
    for character in text {
      guard position < characters.count, characters[position] == character else { return false }
      position += 1
    }
    return true
  }

  private mutating func append(_ character: Character) {
    if character.isNewline {
      code.append("")
    } else {
      code[code.count - 1].append(character)
    }
  }
}
