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
    let items = report.reasons.isEmpty ? [table] + report.items.compactMap(details) : []
    return ([heading] + verdict + remarks + items).joined(separator: "\n\n") + "\n"
  }

  private func list(_ lines: [String]) -> String {
    lines.map { "- \($0.bounded.markdownEscaped)" }.joined(separator: "\n")
  }

  private var table: String {
    let rows = report.items.map { item in
      "| \(item.id.markdownEscaped) | \(item.title.markdownEscaped) | \(item.pointsText) | \(item.verdict.rawValue) |"
    }
    return (["| item | rule | points | verdict |", "|---|---|--:|---|"] + rows)
      .joined(separator: "\n")
  }

  private func details(on item: ItemResult) -> String? {
    guard item.verdict != .pass, !item.lines.isEmpty else { return nil }
    return "### \(item.id.markdownEscaped): \(item.verdict.rawValue)\n\n\(list(item.lines))"
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
