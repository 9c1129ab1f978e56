import CommandVerbs
import Grading
import TextLayout

/// The options of the verbs that grade.
enum GradeOptions {
  /// A report to write: its format, and the path of the file.
  struct Output: Sendable {
    let format: ReportFormat
    let path: String
  }

  static let rubric = ValueOption(
    "--rubric", "FILE", takes: "a path", "the rubric, which is checked before anything else.")

  static let format = ValueOption<Output>(
    name: "--format", placeholder: "FORMAT=FILE", isRepeating: true,
    help: """
      writes the report to a file as well; FORMAT is \(ReportFormat.allCases.map(\.rawValue).alternatives). \
      May be given several times; - is standard output, in place of the text.
      """,
    expectation:
      "FORMAT=FILE, where FORMAT is \(ReportFormat.allCases.map(\.rawValue).alternatives)",
    read: { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else { return nil }
      return Output(format: format, path: parts[1])
    })

  static let seedFile = ValueOption(
    "--seed-file", "FILE", takes: "a path",
    "a secret, from which with the student's name all that is unseen is drawn.")

  static let student = ValueOption(
    "--student", "ID", takes: "a name", "the student, as reports name them.")

  static let reports = ValueOption(
    "--reports", "DIR", takes: "a path",
    "a folder into which all that is known of each submission is written, as lines of JSON.")

  static let cache = ValueOption(
    "--cache", "DIR", takes: "a path",
    "the folder in which submissions are built; default: one in your folder for caches.")
}
