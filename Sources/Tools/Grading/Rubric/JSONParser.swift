import TextLayout

/// Reads JSON value by value, and counts lines.
///
/// Source: RFC 8259, *The JavaScript Object Notation (JSON) Data Interchange Format*.
struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Indicates whether nothing follows but blanks.
  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return index == bytes.count
    }
  }

  func mistake(_ wrong: String, right: String) -> RubricMistake {
    RubricMistake(line: line, wrong: wrong, right: right)
  }

  /// The next value.
  mutating func value() throws(RubricMistake) -> LocatedJSON {
    skipBlanks()
    let start = line
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { throw mistake("it is nested too deep", right: "use fewer brackets") }
    switch next {
    case UInt8(ascii: "{"): return LocatedJSON(line: start, content: .object(try members()))
    case UInt8(ascii: "["): return LocatedJSON(line: start, content: .array(try elements()))
    case UInt8(ascii: "\""): return LocatedJSON(line: start, content: .text(try text()))
    default: return LocatedJSON(line: start, content: try word())
    }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      if byte == 0x0A { line += 1 }
      index += 1
    }
  }

  /// Passes over a mark; false if something else is there.
  private mutating func pass(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  private mutating func members() throws(RubricMistake) -> [LocatedJSON.Member] {
    index += 1
    var members: [LocatedJSON.Member] = []
    if pass("}") { return members }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else {
        throw mistake(
          "a name is missing", right: "write \"name\": value, without a comma at the end")
      }
      let start = line
      let name = try text()
      guard pass(":") else {
        throw mistake("no : follows \(name.quotedExcerpt)", right: "write \"name\": value")
      }
      members.append(.init(name: name, line: start, value: try value()))
    } while pass(",")
    guard pass("}") else {
      throw mistake("an object does not end here", right: "put , between members or } at the end")
    }
    return members
  }

  private mutating func elements() throws(RubricMistake) -> [LocatedJSON] {
    index += 1
    var elements: [LocatedJSON] = []
    if pass("]") { return elements }
    repeat { elements.append(try value()) } while pass(",")
    guard pass("]") else {
      throw mistake("a list does not end here", right: "put , between elements or ] at the end")
    }
    return elements
  }

  /// A text in quotes, whose escapes are left to the system's reader.
  private mutating func text() throws(RubricMistake) -> String {
    let start = index
    index += 1
    while let byte = next, byte != UInt8(ascii: "\""), byte != 0x0A {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next == UInt8(ascii: "\"") else {
      throw mistake("a text has no end on its line", right: "close it with \"")
    }
    index += 1
    guard let text = String(jsonLiteral: bytes[start..<index]) else {
      throw mistake("a text has an escape that JSON does not know", right: "write \\\\ for \\")
    }
    return text
  }

  private mutating func word() throws(RubricMistake) -> LocatedJSON.Content {
    let start = index
    while let byte = next, ![0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x5D, 0x7D, 0x3A].contains(byte) {
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .truth(true)
    case "false": return .truth(false)
    case "null": return .null
    default:
      guard word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil,
        let number = Double(word), number.isFinite
      else {
        throw mistake(
          word.isEmpty ? "a value is missing" : "\(word.quotedExcerpt) is no value of JSON",
          right: "write a number, a \"text\", true, false, […] or {…}")
      }
      return .number(number)
    }
  }
}
