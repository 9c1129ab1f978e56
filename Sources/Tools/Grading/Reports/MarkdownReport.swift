import TriptychTerminal

/// A report for the summary of a job, or a comment on a pull request: a table, and the text report.
struct MarkdownReport {
  let report: GradeReport

  var text: String {
    let rows = report.items.map { item in
      "| \(item.id.inTable) | \(item.title.inTable) | \(item.pointsText) | \(item.verdict.rawValue) |"
    }
    let table = ["| item | rule | points | verdict |", "|---|---|--:|---|"] + rows
    let heading = "## \(report.score.plain) of \(report.points.plain) points"
    return """
      \(heading)

      \(report.reasons.isEmpty ? table.joined(separator: "\n") + "\n\n" : "")\
      \(TextReport(report: report).text.asCodeBlock)
      """
  }
}

extension String {
  /// The text of a rubric, which may be Markdown itself, in a cell of a table.
  fileprivate var inTable: String {
    spelledOut.replacing("|", with: "\\|").replacing("<", with: "&lt;").replacing("\n", with: " ")
  }

  /// The text as a block of code, which none of its lines ends: its fence has more backticks than any of them.
  fileprivate var asCodeBlock: String {
    let longest = split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(self)\(fence)\n"
  }
}
