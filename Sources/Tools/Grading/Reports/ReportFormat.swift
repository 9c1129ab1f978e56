/// A form in which a grade is written.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines for people.
  case text

  /// One JSON object a line: all that is known, from which the others are made.
  case jsonLines = "json-lines"

  /// A table and details, as for the summary of a job or a comment on a pull request.
  case markdown

  /// Annotations of GitHub Actions.
  case github

  /// The results of Gradescope.
  case gradescope

  /// The results of Classroom 50.
  case classroom50

  /// The results of Exercism's test runners.
  case exercism

  /// The results of JUnit, as GitLab and Jenkins read them.
  case junit

  /// A report in the format.
  package func text(of report: GradeReport) -> String {
    switch self {
    case .text: TextReport(report: report).text
    case .jsonLines: JSONLinesReport(report).text
    case .markdown: MarkdownReport(report: report).text
    case .github: GitHubReport(report: report).text
    case .gradescope: GradescopeReport(report).json
    case .classroom50: Classroom50Report(report).json
    case .exercism: ExercismReport(report).json
    case .junit: JUnitReport(report: report).text
    }
  }
}
