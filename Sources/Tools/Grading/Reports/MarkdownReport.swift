import TextLayout

/// A report for the summary of a job, or a comment on a pull request.
struct MarkdownReport {
  let report: GradeReport

  var text: String {
    let name = report.student.map { "\($0.bounded.markdownEscaped): " } ?? ""
    let heading = "## \(name)\(report.score.plain) of \(report.points.plain) points"
    let verdict =
      report.verdict == .pass
      ? [] : ["**\(report.verdict.rawValue)**", list(report.reasons)]
    let remarks = report.remarks.isEmpty ? [] : ["Notes:", list(report.remarks)]
    let items = report.reasons.isEmpty ? [table] + details : []
    return ([heading] + verdict + remarks + items).joined(separator: "\n\n") + "\n"
  }

  private func list(_ lines: [String]) -> String {
    lines.map { "- \($0.bounded.markdownEscaped)" }.joined(separator: "\n")
  }

  private var table: String {
    let rows = report.items.map { item in
      "| \(item.id.markdownEscaped) | \(item.title.inTable) | \(item.pointsText) | \(item.verdict.markdown) |"
    }
    return (["| item | rule | points | verdict |", "|---|---|--:|---|"] + rows)
      .joined(separator: "\n")
  }

  /// The most characters of the details, fewer than a comment on GitHub may have.
  private static var limit: Int { 40_000 }

  /// The words on each item that does not pass, as far as there is room for them.
  private var details: [String] {
    let all = report.items.filter { $0.verdict != .pass && !$0.parts.isEmpty }.map(details)
    var room = Self.limit
    let shown = all.prefix { text in
      room -= text.count
      return room >= 0
    }
    let rest = all.count - shown.count
    return shown + (rest == 0 ? [] : ["\(rest) more items do not pass; the table has them."])
  }

  private func details(on item: ItemResult) -> String {
    let parts = item.parts.map { part in
      let text = part.isLiteral ? part.text.codeSpan : part.text.markdownEscaped
      return "- \(part.label.map { "\($0): " } ?? "")\(text)"
    }.joined(separator: "\n")
    let heading = "### \(item.id.markdownEscaped): \(item.verdict.rawValue)"
    return "\(heading)\n\n\(item.title.inTable)\n\n\(parts)"
  }
}

extension GradeVerdict {
  /// The verdict, in bold unless it is a good one.
  fileprivate var markdown: String { self == .pass ? rawValue : "**\(rawValue)**" }
}

extension String {
  /// The statement of a rule, which is Markdown itself, in a cell of a table.
  fileprivate var inTable: String {
    spelledOut.replacing("|", with: "\\|").replacing("<", with: "&lt;")
      .replacing("\n", with: " ")
  }

  /// The text as code, between more backticks than it has in a row.
  var codeSpan: String {
    let runs = split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let isPlain = !isEmpty && runs.isEmpty && first != " "
    return isPlain ? fence + self + fence : "\(fence) \(self) \(fence)"
  }
}

extension String {
  /// The text with all that Markdown, HTML or a table would read otherwise escaped.
  var markdownEscaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "@": escaped += "&#64;"
      case "\\", "`", "*", "_", "[", "]", "(", ")", "#", "|", "~", "!", "$":
        escaped += "\\\(scalar)"
      case "\n", "\r": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
