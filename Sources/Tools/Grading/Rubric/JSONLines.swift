import Foundation
import TriptychTerminal

/// The lines on which the values of a JSON text stand, by paths such as `items.3.points`.
struct JSONLines {
  private let lines: [String: Int]

  /// A mistake for each member that an object has twice, of which a decoder reads only one.
  let repeated: [RubricMistake]

  /// The paths of all objects, lists and members.
  var paths: some Collection<String> { lines.keys }

  /// The line of a value, from 1, or of the innermost object around it; nil where there is neither.
  subscript(path: String) -> Int? {
    var names = path.split(separator: ".")
    while true {
      if let line = lines[names.joined(separator: ".")] { return line }
      guard names.popLast() != nil else { return nil }
    }
  }

  /// Reads a text, which need not be valid; then only the lines before its first fault are right.
  init(of text: String) {
    var lines = ["": 1]
    var line = 1
    var path: [String] = []
    var word = ""
    var repeated: [RubricMistake] = []
    func note() {
      let name = path.joined(separator: ".")
      if lines[name] == nil { lines[name] = line }
    }
    for token in text.matches(of: /"(?:\\.|[^"\\])*"|[{}\[\],:\n]/).map(\.output) {
      switch token {
      case "\n": line += 1
      case ":":
        if !path.isEmpty { path[path.count - 1] = word }
        if let first = lines[path.joined(separator: ".")] {
          let text = "\(word.quotedExcerpt) is there twice, first on line \(first); leave one out"
          repeated.append(RubricMistake(line: line, text: text))
        }
        note()
      case "{", "[":
        note()
        // The number of an element, or the name of a member that comes yet.
        path.append(token == "[" ? "0" : "")
      case "}", "]": _ = path.popLast()
      case ",":
        if let number = path.last.flatMap({ Int($0) }) { path[path.count - 1] = "\(number + 1)" }
      default: word = String(token.dropFirst().dropLast())
      }
      // No rubric is nested deeper, and the decoder says so of a text that is.
      guard path.count < 8 else { break }
    }
    (self.lines, self.repeated) = (lines, repeated)
  }

  /// What is wrong in the text, in words, by what a decoder says of it.
  func mistake(of error: any Error) -> RubricMistake {
    guard let error = error as? DecodingError, let context = error.context else {
      return RubricMistake(line: nil, text: error.reason)
    }
    var text = context.debugDescription
    if case .keyNotFound(let key, _) = error { text = "\(key.stringValue.quoted) is missing" }
    let name = context.codingPath.last.flatMap { $0.intValue == nil ? $0.stringValue : nil }
    if case .typeMismatch(let type, _) = error {
      let found = text.firstMatch(of: /found (.+) instead/)?.output.1 ?? "something else"
      text = "\(name?.quoted ?? "it") is \(found); write \(Self.form(of: type))"
    }
    if case .dataCorrupted = error, text.contains("does not fit") {
      text = "\(name?.quoted ?? "it") must be a whole number"
    }
    if case .valueNotFound(let type, _) = error {
      text = "\(name?.quoted ?? "it") is null; write \(Self.form(of: type))"
    }
    return RubricMistake(line: self[error.path], text: text)
  }

  private static func form(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text, \"…\""
    case is Bool.Type: "true or false"
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is [Any].Type: "a list, […]"
    default: "an object, {…}"
    }
  }
}

extension DecodingError {
  /// The path of the value that could not be read, or is missing, such as `items.3.points`.
  var path: String {
    var keys = context?.codingPath ?? []
    if case .keyNotFound(let key, _) = self { keys.append(key) }
    return keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
