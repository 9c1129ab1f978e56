/// Reads a text once, and tells its code, its string literals and its comments apart.
///
/// It keeps no more than a list of the literals around it, so no nesting is too deep for it.
struct SourceReader {
  /// A literal that an interpolation has interrupted.
  private struct Interrupted {
    let token: Int
    let quotes: Int
    let hashes: Int
    var parentheses = 0
  }

  private(set) var tokens: [SourceToken] = []

  /// The comments that run to the end of a line, by their lines.
  private(set) var comments: [(line: Int, text: String)] = []

  /// The lines with code on them, those of long literals included.
  private(set) var linesOfCode: Set<Int> = []

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var interrupted: [Interrupted] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func read() {
    while let byte = byte() {
      let hashes = byte == UInt8(ascii: "#") ? count(of: byte) : 0
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        index += 1
      case _ where starts("//"): readComment()
      case _ where starts("/*"): skipComment()
      case _ where self.byte(hashes) == UInt8(ascii: "\""): beginLiteral(hashes)
      case _ where hashes > 0 && self.byte(hashes) == UInt8(ascii: "/"): skipExpression(hashes)
      default: readToken()
      }
    }
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  /// Counts how often a byte stands here.
  private func count(of byte: UInt8) -> Int { bytes[index...].prefix { $0 == byte }.count }

  private mutating func readToken() {
    let start = index
    let first = bytes[index]
    index += 1
    if first == UInt8(ascii: "@") || first == UInt8(ascii: "#") || first.isOfWord {
      while byte()?.isOfWord == true { index += 1 }
    }
    var text = String(decoding: bytes[start..<index], as: UTF8.self)
    if first == UInt8(ascii: "@") { text.removeAll { $0 == "`" } }
    append(text)
    guard let last = interrupted.indices.last else { return }
    if text == "(" { interrupted[last].parentheses += 1 }
    if text == ")" { interrupted[last].parentheses -= 1 }
    if interrupted[last].parentheses == 0 {
      let literal = interrupted.removeLast()
      readLiteral(literal)
    }
  }

  private mutating func append(_ text: String, literal: String? = nil) {
    tokens.append(SourceToken(text: text[...], line: line, literal: literal))
    linesOfCode.insert(line)
  }

  private mutating func readComment() {
    let start = index
    while let byte = byte(), byte != UInt8(ascii: "\n") { index += 1 }
    comments.append((line, String(decoding: bytes[start..<index], as: UTF8.self)))
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        index += 2
      } else if starts("*/") {
        depth -= 1
        index += 2
      } else {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Passes a regular expression between `#/` and `/#`.
  private mutating func skipExpression(_ hashes: Int) {
    append("#/")
    index += hashes + 1
    while let byte = byte() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      index += 1
      if byte == UInt8(ascii: "/"), count(of: UInt8(ascii: "#")) >= hashes { break }
    }
    index += count(of: UInt8(ascii: "#"))
  }

  private mutating func beginLiteral(_ hashes: Int) {
    index += hashes
    let quotes = starts("\"\"\"") ? 3 : 1
    index += quotes
    append("\"", literal: "")
    readLiteral(Interrupted(token: tokens.count - 1, quotes: quotes, hashes: hashes))
  }

  /// Reads a literal up to its end, or to the code that is interpolated in it.
  private mutating func readLiteral(_ literal: Interrupted) {
    var text: [UInt8] = []
    while let byte = byte() {
      if byte == UInt8(ascii: "\""), isEnd(of: literal) {
        index += literal.quotes + literal.hashes
        linesOfCode.insert(line)
        break
      }
      let isEscape =
        byte == UInt8(ascii: "\\")
        && bytes[(index + 1)...].prefix(literal.hashes).elementsEqual(
          repeatElement(UInt8(ascii: "#"), count: literal.hashes))
      if isEscape, let next = self.byte(1 + literal.hashes) {
        index += 1 + literal.hashes
        if next == UInt8(ascii: "(") {
          interrupted.append(literal)
          break
        }
        text.append(next)
      } else if byte == UInt8(ascii: "\n") {
        if literal.quotes == 1 { break }
        text.append(byte)
      } else {
        if byte != UInt8(ascii: " ") { linesOfCode.insert(line) }
        text.append(byte)
      }
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    tokens[literal.token].literal? += String(decoding: text, as: UTF8.self)
  }

  private func isEnd(of literal: Interrupted) -> Bool {
    let quotes = count(of: UInt8(ascii: "\""))
    return quotes >= literal.quotes
      && bytes[(index + literal.quotes)...].prefix(literal.hashes).count {
        $0 == UInt8(ascii: "#")
      } == literal.hashes
  }
}
