/// The code of mediators for a page: the first in full, then the differences from each to the next.
struct CodePage {
  private let codes: [MediatorCode]

  /// A page on mediators.
  init(_ codes: [MediatorCode]) { self.codes = codes }

  /// The page, without a title.
  var text: String {
    let first = codes.prefix(1).map { code in
      section(code.pattern, code, "swift", code.lines.map(\.text))
    }
    let others = zip(codes, codes.dropFirst()).map { old, new in
      section(
        "From \(old.pattern) to \(new.pattern)", new, "diff",
        CodeAlignment([old.lines, new.lines]).diff)
    }
    let sizes = "### Sizes\n\nWithout doc comments and empty lines:\n\n\(CodeSizes(codes).markdown)"
    return (first + others + [sizes]).joined(separator: "\n")
  }

  private func section(
    _ title: String, _ code: MediatorCode, _ language: String, _ lines: [String]
  ) -> String {
    let paths = code.paths.map { "`\($0)`" }.joined(separator: ", ")
    return "### \(title)\n\n\(paths):\n\n```\(language)\n\(lines.joined(separator: "\n"))\n```\n"
  }
}

extension CodeAlignment {
  /// The lines of the second column, and those of the first that it has not, each with its mark.
  fileprivate var diff: [String] {
    var lines: [String] = []
    var added: [String] = []
    for row in rows {
      let (old, new) = (row[0], row[1])
      if let old, let new, old.key == new.key {
        lines += added + [new.isBlank ? "" : "  \(new.text)"]
        added = []
      } else {
        if let old { lines.append("- \(old.text)") }
        if let new { added.append("+ \(new.text)") }
      }
    }
    return lines + added
  }
}
