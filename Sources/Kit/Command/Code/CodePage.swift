/// The code of mediators for a page: the first in full, then the differences from each to the next.
struct CodePage {
  /// The page in Markdown, without a title.
  let text: String

  /// A page on mediators.
  init(_ codes: [MediatorCode]) {
    let sections = codes.indices.map { index in
      let code = codes[index]
      guard index > 0 else {
        return code.section(code.pattern, "swift", code.lines.map(\.text))
      }
      let old = codes[index - 1]
      let diff = CodeAlignment([old.lines, code.lines]).diff
      return code.section("From \(old.pattern) to \(code.pattern)", "diff", diff)
    }
    text = sections.joined(separator: "\n")
  }
}

extension MediatorCode {
  fileprivate func section(_ title: String, _ language: String, _ lines: [String]) -> String {
    let files = paths.map { "`\($0)`" }.joined(separator: ", ")
    return "### \(title)\n\n\(files)\n\n```\(language)\n\(lines.joined(separator: "\n"))\n```\n"
  }
}

extension CodeAlignment {
  /// The lines of the second column, and before them those of the first that it has not, with marks.
  fileprivate var diff: [String] {
    var (lines, removed, added) = ([[String]](), [String](), [String]())
    for row in rows {
      if let old = row[0], let new = row[1], old.key == new.key {
        lines += [removed, added, [new.isBlank ? "" : "  \(new.text)"]]
        (removed, added) = ([], [])
      } else {
        if let old = row[0] { removed.append(old.isBlank ? "" : "- \(old.text)") }
        if let new = row[1] { added.append(new.isBlank ? "" : "+ \(new.text)") }
      }
    }
    return Array((lines + [removed, added]).joined())
      .split(separator: "").joined(separator: [""]).map(\.self)
  }
}
