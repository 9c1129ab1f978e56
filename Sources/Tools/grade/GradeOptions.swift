import TriptychGrading
import TriptychTerminal

/// The options of the verbs that grade.
enum GradeOptions {
  /// A report to write: its format, and the path of the file, or of a folder for many.
  struct Output: Sendable {
    let format: ReportFormat
    let path: String

    /// An output from a text such as `markdown=grade.md`.
    init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else { return nil }
      (self.format, path) = (format, parts[1])
    }

    /// The report on one of many students, in the folder.
    init(_ folder: Output, of student: String) {
      format = folder.format
      path = "\(folder.path)/\(student).\(format.pathExtension)"
    }
  }

  private static let formats = ReportFormat.allCases.map(\.rawValue).alternatives

  static let rubric = ValueOption(
    "--rubric", "FILE", takes: "a path", "the rubric, which is checked before anything else.")

  static let format = ValueOption<Output>(
    name: "--format", placeholder: "FORMAT=FILE", isRepeating: true,
    help: """
      writes the report to a file as well; FORMAT is \(formats). May be given several times; - is \
      standard output, in place of the text.
      """,
    expectation: "FORMAT=FILE, where FORMAT is \(formats)", read: Output.init)

  static let folders = ValueOption<Output>(
    name: "--format", placeholder: "FORMAT=DIR", isRepeating: true,
    help: """
      writes a report on each submission into a folder; FORMAT is \(formats). May be given several \
      times.
      """,
    expectation: "FORMAT=DIR, where FORMAT is \(formats)", read: Output.init)

  static let seedFile = ValueOption(
    "--seed-file", "FILE", takes: "a path",
    "a secret, which with the student's name is the seed of the hidden tests.")

  static let student = ValueOption(
    "--student", "ID", takes: "a name", "the student, as reports name them.")
}
