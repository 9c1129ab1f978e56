/// A form in which a grade is written.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines for people.
  case text

  /// One JSON object a line: all that is known, from which the others are made.
  case jsonLines = "json-lines"

  /// The results of Gradescope.
  case gradescope

  /// A report in the format.
  package func text(of report: GradeReport) -> String {
    switch self {
    case .text: TextReport(report: report).text
    case .jsonLines: JSONLinesReport(report).text
    case .gradescope: GradescopeReport(report).jsonLine
    }
  }

  /// The last part of the name of a file in the format.
  package var pathExtension: String {
    switch self {
    case .text: "txt"
    case .jsonLines: "jsonl"
    case .gradescope: "json"
    }
  }

  /// Indicates whether a text is a report in any format, which another may take the place of.
  package static func isReport(_ text: String) -> Bool {
    let first = text.prefix { $0 != "\n" }
    return first.hasPrefix("{\"event\":\"submission\"")
      || first.hasPrefix("{") && first.contains("\"stdout_visibility\"")
      || first.contains(/\d of [\d.]+ points(, [a-z-]+)?$/)
  }
}
