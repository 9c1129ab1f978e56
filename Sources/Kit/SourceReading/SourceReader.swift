/// Reads a text once, and distinguishes code, string literals and comments.
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

  /// The lines with code on them, those of long literals included.
  private(set) var linesOfCode: Set<Int> = []

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var interrupted: [Interrupted] = []

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func read() {
    while let scalar = scalar() {
      let hashes = scalar == "#" ? count(of: "#") : 0
      switch scalar {
      case "\n", " ", "\t", "\r": step()
      case _ where starts("/", "/"): skipLine()
      case _ where starts("/", "*"): skipComment()
      case "/" where skipPlainExpression(): break
      case _ where self.scalar(hashes) == "\"": beginLiteral(hashes)
      case _ where hashes > 0 && self.scalar(hashes) == "/": skipExpression(hashes)
      default: readToken()
      }
    }
  }

  private func scalar(_ offset: Int = 0) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  private func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    scalar() == first && scalar(1) == second
  }

  /// Counts how often a scalar is here, or some places on.
  private func count(of scalar: Unicode.Scalar, after offset: Int = 0) -> Int {
    scalars[min(index + offset, scalars.count)...].prefix { $0 == scalar }.count
  }

  /// Moves on by one scalar, and counts the lines.
  private mutating func step() {
    if scalars[index] == "\n" { line += 1 }
    index += 1
  }

  private func text(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<index]))
  }

  private mutating func readToken() {
    let start = index
    let first = scalars[index]
    index += 1
    if first == "@" || first == "#" || first.isOfWord {
      while scalar()?.isOfWord == true { index += 1 }
    }
    var text = text(from: start)
    if first == "@" { text.removeAll { $0 == "`" } }
    append(text, from: start)
    guard let last = interrupted.indices.last else { return }
    if text == "(" { interrupted[last].parentheses += 1 }
    if text == ")" { interrupted[last].parentheses -= 1 }
    if interrupted[last].parentheses == 0 { readLiteral(interrupted.removeLast()) }
  }

  private mutating func append(_ text: String, from start: Int, literal: String? = nil) {
    tokens.append(
      SourceToken(text: text[...], line: line, range: start..<index, literal: literal))
    linesOfCode.insert(line)
  }

  private mutating func skipLine() {
    while let scalar = scalar(), scalar != "\n" { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      let change = starts("/", "*") ? 1 : starts("*", "/") ? -1 : 0
      depth += change
      if change != 0 { index += 1 }
      step()
    } while depth > 0 && index < scalars.count
  }

  /// Passes a regular expression between `#/` and `/#`.
  private mutating func skipExpression(_ hashes: Int) {
    append("#/", from: index)
    index += hashes + 1
    while index < scalars.count, !(scalar() == "/" && count(of: "#", after: 1) >= hashes) { step() }
    index = min(index + 1 + count(of: "#", after: 1), scalars.count)
    tokens[tokens.count - 1].range = tokens[tokens.count - 1].range.lowerBound..<index
  }

  /// Passes a regular expression between plain slashes, if one begins here: where a value is
  /// expected, close to its first character, and ends on the line.
  private mutating func skipPlainExpression() -> Bool {
    let isExpected = tokens.last.map { last in
      last.literal == nil && (!last.isWord && !")]}".contains(last.text) || last.text == "return")
    }
    guard isExpected ?? true, let first = scalar(1), !" \t\n/*)".unicodeScalars.contains(first)
    else {
      return false
    }
    var end = index + 1
    while end < scalars.count, scalars[end] != "/" {
      if scalars[end] == "\n" { return false }
      end += scalars[end] == "\\" ? 2 : 1
    }
    guard end < scalars.count else { return false }
    let start = index
    index = end + 1
    append("#/", from: start)
    return true
  }

  private mutating func beginLiteral(_ hashes: Int) {
    let start = index
    index += hashes
    // A long literal begins on the next line: `#""""#` is a short one, of two quotes.
    let isLong = count(of: "\"") >= 3 && ["\n", "\r"].contains(scalar(3))
    let quotes = isLong ? 3 : 1
    index += quotes
    append("\"", from: start, literal: "")
    readLiteral(Interrupted(token: tokens.count - 1, quotes: quotes, hashes: hashes))
  }

  /// Reads a literal up to its end, or to the code that is interpolated in it.
  private mutating func readLiteral(_ literal: Interrupted) {
    var text = String.UnicodeScalarView()
    while let scalar = scalar() {
      if scalar == "\"", isEnd(of: literal) {
        index += literal.quotes + literal.hashes
        linesOfCode.insert(line)
        break
      }
      if scalar == "\n", literal.quotes == 1 { break }
      let isEscape = scalar == "\\" && count(of: "#", after: 1) >= literal.hashes
      if isEscape, let next = self.scalar(1 + literal.hashes) {
        index += 1 + literal.hashes
        if next == "(" {
          interrupted.append(literal)
          break
        }
      } else if scalar != "\n", scalar != " " {
        linesOfCode.insert(line)
      }
      text.append(scalars[index])
      step()
    }
    tokens[literal.token].literal? += String(text)
    tokens[literal.token].range = tokens[literal.token].range.lowerBound..<index
  }

  private func isEnd(of literal: Interrupted) -> Bool {
    count(of: "\"") >= literal.quotes
      && count(of: "#", after: literal.quotes) >= literal.hashes
  }
}
