import TriptychTerminal
import TriptychTraces

/// A line of code, with what decides whether it corresponds to a line of another file.
struct CodeLine: Alignable {
  /// The line as it is shown.
  let text: String

  /// The line with the mediator's own names replaced; indentation counts only where there are no words.
  let key: String

  private let words: Set<String>

  /// The words; of a line without any, those of the line whose block it ends, or which a gap precedes.
  private var context: Set<String>

  /// An empty line.
  static let blank = CodeLine("", replacing: [:])

  /// Indicates whether there is nothing in it.
  var isBlank: Bool { text.isEmpty }

  private var indentation: Int { text.prefix { $0 == " " }.count }

  /// The lines of a file: without doc comments, and with single empty lines.
  ///
  /// - Parameters:
  ///   - file: The text of the file.
  ///   - names: Names of the mediator, each with what stands for it when lines are compared.
  /// - Returns: The lines in order.
  static func lines(of file: String, replacing names: [String: String]) -> [CodeLine] {
    let texts = file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).replacing("\t", with: "    ").spelledOut.withoutTrailingBlanks }
      .filter { !$0.drop { $0 == " " }.hasPrefix("///") }
    var lines = texts.split(separator: "").joined(separator: [""])
      .map { CodeLine($0, replacing: names) }
    for (index, line) in lines.enumerated() where line.words.isEmpty {
      let owner =
        line.isBlank
        ? lines[index...].first { !$0.words.isEmpty }
        : lines[..<index].last { $0.indentation == line.indentation && !$0.words.isEmpty }
      lines[index].context = owner?.words ?? []
    }
    return lines
  }

  private init(_ text: String, replacing names: [String: String]) {
    self.text = text
    let code = text.replacing(/\w+/) { names[String($0.output)] ?? String($0.output) }
    words = Set(
      code.matches(of: /\w+/).flatMap {
        String($0.output).inWords.lowercased().split(separator: " ").map(String.init)
      })
    key = words.isEmpty ? code : String(code.drop { $0 == " " })
    context = words
  }

  /// The likeness to another line; nil for lines that have too little in common to share a row.
  func likeness(to other: CodeLine) -> Int? {
    if key == other.key, !words.isEmpty { return 1 + 3 * words.count }
    let shared = context.intersection(other.context).count
    guard 4 * shared >= context.count + other.context.count else { return nil }
    if key == other.key { return 1 }
    return words.isEmpty || other.words.isEmpty ? nil : 2 * shared
  }
}
