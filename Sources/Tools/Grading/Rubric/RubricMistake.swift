import TriptychTerminal

/// A mistake in a rubric: its line, and what is wrong and would be right.
package struct RubricMistake: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1; nil where it is not known.
  package let line: Int?

  /// Such as `an item has "ponts"; it can have id, kind and points`.
  package let text: String

  /// Such as `line 3: an item has "ponts"; it can have id, kind and points`.
  package var description: String { (line.map { "line \($0): " } ?? "") + text }
}

/// All mistakes in a rubric that could be found, by their lines.
package struct RubricMistakes: Error, CustomStringConvertible {
  /// The path of the rubric.
  let path: String

  /// The mistakes; at least one.
  package let all: [RubricMistake]

  /// A line for the rubric, and one for each mistake.
  package var description: String {
    let heading = "\(path.quotedPath) has \(all.count.counted("mistake"))"
    return ([heading] + all.map { "  \($0)" }).joined(separator: "\n")
  }
}
