/// Reads a text once, and separates code from comments and strings.
struct SourceReader {
  /// A string literal, the line on which it begins, from 1, and the code before it on that line.
  typealias Literal = (line: Int, text: String, before: String)

  private(set) var code = [""]
  private(set) var literals: [Literal] = []
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

  /// Counts the `#` in front of a quote here; 0 if there are none.
  private var hashesBeforeQuote: Int {
    var end = index
    while end < characters.count, characters[end] == "#" { end += 1 }
    return end < characters.count && characters[end] == "\"" ? end - index : 0
  }

  private mutating func readLiteral() {
    let line = code.count
    let before = code[line - 1]
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
    if starts(with: quote + hashes) { index += quote.count + hashes.count }
    append("\"")
    literals.append((line, text, before))
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
