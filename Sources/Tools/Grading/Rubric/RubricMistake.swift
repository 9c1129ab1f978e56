import Foundation

/// A mistake in a rubric: its line, what is wrong, and what would be right.
package struct RubricMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int

  /// The fault.
  package let wrong: String

  /// The remedy.
  package let right: String

  /// Such as `line 3: "ponts" is no member of an item; it can have id, kind and points`.
  package var description: String { "line \(line): \(wrong); \(right)" }
}

/// All mistakes in a rubric, by their lines.
package struct RubricMistakes: Error {
  /// The mistakes; at least one.
  package let all: [RubricMistake]
}

extension String {
  /// The text of a literal of JSON, quotes included; nil if it is none.
  init?(jsonLiteral bytes: some Collection<UInt8>) {
    do {
      let data = Data([UInt8(ascii: "[")] + bytes + [UInt8(ascii: "]")])
      guard let text = try JSONDecoder().decode([String].self, from: data).first else { return nil }
      self = text
    } catch {
      return nil
    }
  }
}
