/// A form in which a grade is written.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines of plain text.
  case text

  /// One JSON object a line: all that is known, from which the others are made.
  case jsonLines = "json-lines"

  /// A table and details, as for the summary of a job or a comment on a pull request.
  case markdown

  /// The results of Gradescope.
  case gradescope

  /// The results of JUnit, as GitLab and Jenkins read them.
  case junit

  /// A report in the format; lines of plain text are broken beyond a width.
  package func text(of report: GradeReport, width: Int = .max) -> String {
    switch self {
    case .text: TextReport(report: report, width: width).text
    case .jsonLines: JSONLinesReport(report).text
    case .markdown: MarkdownReport(report: report).text
    case .gradescope: GradescopeReport(report).jsonLine
    case .junit: JUnitReport(report: report).text
    }
  }

  /// The last part of the name of a file in the format.
  package var pathExtension: String {
    switch self {
    case .text: "txt"
    case .jsonLines: "jsonl"
    case .markdown: "md"
    case .gradescope: "json"
    case .junit: "xml"
    }
  }

  /// Indicates whether a text is a report in any format, which another may take the place of.
  package static func isReport(_ text: String) -> Bool {
    let first = text.prefix { $0 != "\n" }
    return first.hasPrefix("{\"event\":\"submission\"")
      || text.contains("<testsuite name=\"grade\"")
      || first.hasPrefix("{") && first.contains("\"stdout_visibility\"")
      || first.contains(/\d of [\d.]+ points(, [a-z-]+)?$/)
      || first.contains(/^\d+ submissions?: \d+ judged/)
  }
}
