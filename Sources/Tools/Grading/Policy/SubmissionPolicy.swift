import TextLayout

/// The judgement whether a submission may be run at all.
///
/// What it is compiled to decides, since no spelling deceives there. Its text is read line by line, for
/// attributes and words that leave no trace, and for imports, so that they are told with their places.
struct SubmissionPolicy {
  let rubric: Rubric

  /// The reasons to refuse texts, each with its place.
  ///
  /// A line that is nothing but a comment is passed over. Nothing else is understood, so that nothing
  /// can be hidden: not behind a quotation mark, nor in backticks, nor under a condition.
  func refusals(of files: [SubmissionFolder.File]) -> [String] {
    files.flatMap { file in
      file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        .flatMap { index, line in
          let words = Self.closedWords(in: line).map { "has \($0), which no screen needs" }
          let modules = closedModules(in: line).map {
            "imports \($0); it may import \(rubric.modules.listed)"
          }
          return (words + modules).map { "\(file.path):\(index + 1) \($0)" }
        }
    }
  }

  private static func closedWords(in line: Substring) -> [String] {
    let isComment =
      line.drop(while: \.isWhitespace).hasPrefix("//") && !line.contains("*/")
      && !line.contains("\\")
    guard !isComment else { return [] }
    return line.split { !$0.isLetter && !$0.isNumber && !"_@`".contains($0) }.compactMap { word in
      let word = word.filter { $0 != "`" }
      guard let mark = word.lastIndex(of: "@") else { return word == "unsafe" ? word : nil }
      let attribute = word[mark...].dropFirst()
      return attribute.hasPrefix("_") || closedAttributes.contains(attribute)
        ? String(word[mark...]) : nil
    }
  }

  private static let closedAttributes: Set<Substring> = [
    "c", "cdecl", "extern", "safe", "section", "testable", "unsafe", "used",
  ]

  /// The reasons to refuse what the compiler calls unsafe: raw pointers, casts of bits, `Unmanaged`.
  static func refusals(amongErrors errors: [String]) -> [String] {
    errors.filter { $0.contains("[#StrictMemorySafety]") }.map { error in
      let place = error.prefix { $0 != " " }
      return "\(place) uses unsafe constructs, such as raw pointers, which no screen needs"
    }
  }

  private func closedModules(in line: Substring) -> [String] {
    line.split(separator: ";").compactMap(Self.importedModule)
      .filter { $0 != "Swift" && !rubric.modules.contains($0) }
  }

  /// The module that a statement imports; nil if it is another statement.
  private static func importedModule(in statement: Substring) -> String? {
    let words = statement.split(whereSeparator: \.isWhitespace)
      .drop { $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) }
    guard words.first == "import" else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    let name = words.dropFirst().first { !kinds.contains(String($0)) }
    return name.map { $0.prefix { $0 != "." }.filter { $0 != "`" } }
  }

  /// The reasons to refuse what it was compiled to.
  func refusals(of objects: ObjectFiles) -> [String] {
    let policy = SymbolPolicy(
      symbols: Set(rubric.symbols),
      modules: Set(rubric.modules + ["Submission", "_StringProcessing", "Synchronization"]))
    return policy.refusals(needing: objects.needed) + policy.refusals(defining: objects.defined)
  }
}
