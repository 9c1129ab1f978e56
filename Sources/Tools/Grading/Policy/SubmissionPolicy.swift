import TriptychTerminal

/// The judgement whether a submission may be run at all.
///
/// What it is compiled to decides, since no spelling deceives there. Its text is read line by line, for
/// attributes and words that leave no trace, and for imports, so that they are reported with their places.
struct SubmissionPolicy {
  let rubric: Rubric

  /// The reasons to refuse texts, each with its place.
  ///
  /// A line that is nothing but a comment is passed over. Nothing else is understood, so that nothing
  /// can be hidden: not behind a quotation mark, nor in backticks, nor under a condition.
  func refusals(of files: [SubmissionFolder.File]) -> [String] {
    files.flatMap { file in
      file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        .filter { !Self.isComment($0.element) }
        .flatMap { index, line in
          let words = Self.closedWords(in: line).map { "has \($0), which no screen needs" }
          let modules = closedModules(in: line).map {
            "imports \($0); it may import \(rubric.modules.listed)"
          }
          return (words + modules).map { "\(file.path):\(index + 1) \($0)" }
        }
    }
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.drop(while: \.isWhitespace).hasPrefix("//") && !line.contains("*/")
      && !line.contains("\\")
  }

  private static func closedWords(in line: Substring) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber && !"_@`".contains($0) }.compactMap { word in
      let word = word.filter { $0 != "`" }
      guard let mark = word.lastIndex(of: "@") else {
        return closedWords.contains(word) ? word : nil
      }
      let attribute = word[mark...].dropFirst()
      return attribute.hasPrefix("_") || closedAttributes.contains(attribute)
        ? String(word[mark...]) : nil
    }
  }

  /// What is detached runs beside the main actor, where no step waits for it.
  private static let closedWords: Set<String> = ["detached", "unsafe"]

  private static let closedAttributes: Set<Substring> = [
    "c", "cdecl", "extern", "safe", "section", "testable", "unchecked", "unsafe", "used",
  ]

  /// The reasons to refuse what the compiler calls unsafe: raw pointers, casts of bits, `Unmanaged`.
  static func refusals(amongErrors errors: [String]) -> [String] {
    errors.filter { $0.contains("[#StrictMemorySafety]") }.map { error in
      let place = error.prefix { $0 != " " }
      return "\(place) uses unsafe constructs, such as raw pointers, which no screen needs"
    }
  }

  /// The modules that a line imports, and may not; whatever stands behind `import` is taken for one.
  private func closedModules(in line: Substring) -> [String] {
    let pattern =
      /\bimport\b\s*(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?([^\s.;]*)/
    return line.matches(of: pattern).map { $0.output.1.filter { $0 != "`" } }
      .filter { $0 != "Swift" && !rubric.modules.contains($0) }
      .map { $0.isEmpty ? "what another line names" : $0 }
  }

  /// The reasons to refuse what it was compiled to.
  func refusals(of objects: ObjectFiles) -> [String] {
    let policy = SymbolPolicy(
      symbols: Set(rubric.symbols),
      modules: Set(rubric.modules + ["Submission", "_StringProcessing", "Synchronization"]))
    return policy.refusals(needing: objects.needed) + policy.refusals(defining: objects.defined)
  }
}
