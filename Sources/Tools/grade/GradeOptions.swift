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
      self.init(format, at: parts[1])
    }

    private init(_ format: ReportFormat, at path: String) {
      (self.format, self.path) = (format, path)
    }

    /// A map of a class, at a path; nil where that is empty.
    static func map(at path: String) -> Output? {
      path.isEmpty ? nil : Output(.text, at: path)
    }

    /// The report on one of many students, in the folder.
    init(_ folder: Output, of student: String) {
      self.init(
        folder.format, at: "\(folder.path)/\(student).\(folder.format.pathExtension)")
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
    expectation: "FORMAT=FILE, where FORMAT is \(formats)", read: { Output($0) })

  static let folders = ValueOption<Output>(
    name: "--format", placeholder: "FORMAT=DIR", isRepeating: true,
    help: """
      writes a report on each submission into a folder; FORMAT is \(formats). May be given several \
      times.
      """,
    expectation: "FORMAT=DIR, where FORMAT is \(formats)", read: { Output($0) })

  static let map = ValueOption<Output>(
    name: "--map", placeholder: "FILE",
    help:
      "writes a map of the class: rules by the number of submissions that break them; no names.",
    expectation: "a path", read: { Output.map(at: $0) })

  static let seedFile = ValueOption(
    "--seed-file", "FILE", takes: "a path",
    "a secret, which with the student's name is the seed of the hidden tests.")

  static let student = ValueOption(
    "--student", "ID", takes: "a name", "the student, as reports name them.")

  static let reference = Flag("--reference", "grades the reference alone, which is quicker.")
}
