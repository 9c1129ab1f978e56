import Foundation

/// A value of JSON with the line on which it begins, so that a mistake in it can be shown.
struct LocatedJSON: Sendable {
  enum Content: Sendable {
    case object([Member])
    case array([LocatedJSON])
    case text(String)
    case number(Double)
    case truth(Bool)
    case null
  }

  struct Member: Sendable {
    let name: String
    let line: Int
    let value: LocatedJSON
  }

  let line: Int
  let content: Content

  /// Such as `an object` or `a text`.
  var kind: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .text: "a text"
    case .number: "a number"
    case .truth: "true or false"
    case .null: "null"
    }
  }

  /// Reads a text that is one value.
  ///
  /// - Throws: A `RubricMistake` at the first place that is no JSON.
  static func read(_ text: String) throws(RubricMistake) -> LocatedJSON {
    var parser = JSONParser(text)
    let value = try parser.value()
    guard parser.isAtEnd else {
      throw parser.mistake("there is more behind the end", right: "end the file after its last }")
    }
    return value
  }
}
