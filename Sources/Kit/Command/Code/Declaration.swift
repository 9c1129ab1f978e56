import TriptychSourceReading
import TriptychTerminal
import TriptychTraces

/// A declaration in the code of a mediator: a member, the beginning of a type, or the brace at its end.
struct Declaration: Alignable {
  private static let kinds: Set<Substring> = [
    "import", "class", "struct", "enum", "protocol", "actor", "extension", "init", "deinit",
    "subscript", "func", "var", "let", "case", "typealias",
  ]

  /// Its lines, with those of comments before it.
  let lines: [CodeLine]

  /// Indicates whether an empty line is before it, or another file.
  let isSeparated: Bool

  private let kind: Substring?

  /// The declarations of a file: without doc comments, and with single empty lines.
  ///
  /// - Parameters:
  ///   - file: The text of the file.
  ///   - names: Names of the mediator, each with what stands for it when lines are compared.
  /// - Returns: The declarations in order; together they have all lines.
  static func all(in file: String, replacing names: [String: String]) -> [Declaration] {
    let texts = file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).replacing("\t", with: "    ").spelledOut.withoutTrailingBlanks }
      .filter { !$0.drop { $0 == " " }.hasPrefix("///") }
      .split(separator: "").joined(separator: [""])
    let source = SourceText(texts.joined(separator: "\n"), file: "")
    let starts = [1] + source.starts
    return zip(starts, starts.dropFirst() + [source.lines.count + 1]).map { start, end in
      let lines = source.lines[(start - 1)..<(end - 1)]
      return Declaration(
        lines: lines.drop { $0.isEmpty }.map { CodeLine(String($0), replacing: names) },
        isSeparated: start == 1 || lines.first?.isEmpty == true,
        kind: source.places(on: start...(end - 1)).map { source[$0] }.first(where: kinds.contains))
    }
  }

  /// The likeness to another declaration of the same kind; nil if few lines correspond.
  func likeness(to other: Declaration) -> Int? {
    guard kind == other.kind else { return nil }
    let likenesses = Alignment([lines, other.lines]).rows.compactMap { row in
      row[0].flatMap { left in row[1].flatMap(left.likeness) }
    }
    return 2 * likenesses.count >= min(lines.count, other.lines.count)
      ? likenesses.reduce(0, +) : nil
  }
}

extension SourceText {
  /// The lines at which the second declaration and those after it begin, comments included.
  fileprivate var starts: [Int] {
    let types = Set(TypeBlock.all(in: self).map(\.brace))
    return tokens.indices.dropFirst().filter { place in
      startsStatement(at: place) && opening(around: place).map(types.contains) ?? true
    }.map { place in 1 + (linesOfCode.filter { $0 < tokens[place].line }.max() ?? 0) }
  }
}
