import TriptychTerminal
import TriptychTraces

/// A line of code, with what decides whether it corresponds to a line of another file.
struct CodeLine: Alignable {
  /// The line as it is shown.
  let text: String

  /// The line with the mediator's own names replaced; indentation counts only where there are no words.
  let key: String

  private let parts: Set<String>
  private let names: [String: String]

  /// Indicates whether there is nothing in it.
  var isBlank: Bool { text.isEmpty }

  /// A line.
  ///
  /// - Parameters:
  ///   - text: The line as it is shown.
  ///   - names: Names of the mediator, each with what stands for it when lines are compared.
  init(_ text: String, replacing names: [String: String]) {
    self.text = text
    self.names = names
    let code = text.replacing(/\w+/) { names[String($0.output)] ?? String($0.output) }
    parts = Set(
      code.matches(of: /\w+/).flatMap {
        String($0.output).inWords.lowercased().split(separator: " ").map(String.init)
      }
    ).subtracting(["_"])
    key = parts.isEmpty ? code : String(code.drop { $0 == " " })
  }

  /// The likeness to another line; nil for lines that have too little in common to share a row.
  func likeness(to other: CodeLine) -> Int? {
    if key == other.key { return 1 + 3 * parts.count }
    let shared = parts.intersection(other.parts).count
    return shared > 0 && 4 * shared >= parts.count + other.parts.count ? 2 * shared : nil
  }

  /// A part of the line, with those of its words styled that not every line of the row has.
  func marked(_ part: String, beside row: [CodeLine?], style: (String) -> String) -> String {
    let words = row.compactMap { $0.map { line in Set(line.key.matches(of: /\w+/).map(\.output)) } }
    return part.replacing(/\w+/) { match in
      let (word, name) = (String(match.output), names[String(match.output)]?[...] ?? match.output)
      return words.allSatisfy { $0.contains(name) } ? word : style(word)
    }
  }
}
