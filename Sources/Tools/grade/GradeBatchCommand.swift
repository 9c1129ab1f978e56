import CommandVerbs
import Foundation
import Grading
import HostSystem
import TextLayout

extension GradeProgram {
  /// The verb `grade batch`: grades one submission after the other.
  var batchVerb: Verb {
    Verb(
      "batch", .any("DIR"), summary: "Points for many submissions, a line for each.",
      details: """
        Grades each folder as grade does, one after the other, and writes a line for each as soon as \
        it is known. A student is called what the folder is called. One that cannot be graded costs \
        its own line alone.
        """,
      options: [
        GradeOptions.rubric, GradeOptions.batchFormat, GradeOptions.reports, GradeOptions.seedFile,
        GradeOptions.exitZero, GradeOptions.cache, GradeOptions.path,
      ],
      examples: ["batch submissions/* --rubric rubric.json --format csv"], run: gradeAll)
  }

  private func gradeAll(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard !arguments.operands.isEmpty else {
      throw UsageError("name the folders of submissions: grade batch DIR… --rubric FILE")
    }
    let rubric = try rubric(arguments, console)
    let grader = try grader(by: rubric, arguments)
    let isTable = arguments[GradeOptions.batchFormat] == .csv
    if isTable {
      try console.write(
        (["student", "verdict", "score", "points"] + rubric.items.map(\.id)).csvLine)
    }
    var isWhole = true
    for folder in arguments.operands {
      let student = URL(fileURLWithPath: folder).lastPathComponent
      let report = report(on: folder, of: student, by: grader, console)
      isWhole = isWhole && report.isWhole
      if let reports = arguments[GradeOptions.reports] {
        try write(report, of: student, to: reports)
      }
      let points = [report.score.plain, report.points.plain]
      if isTable {
        let items = report.items.map(\.score.plain)
        try console.write(([student, report.verdict.rawValue] + points + items).csvLine)
      } else {
        let verdict = report.verdict == .pass ? "" : "  \(report.verdict.rawValue)"
        let reason = report.reasons.first.map { "  \($0.bounded)" } ?? ""
        try console.write("\(student.bounded)  \(points[0])/\(points[1])\(verdict)\(reason)\n")
      }
    }
    return isWhole || arguments[GradeOptions.exitZero]
  }

  /// Writes all that is known of a submission into a folder, as lines of JSON.
  private func write(_ report: GradeReport, of student: String, to folder: String) throws {
    try ReportFormat.jsonLines.text(of: report).write(toFileOrFailAt: "\(folder)/\(student).jsonl")
  }
}

extension [String] {
  /// A line of comma-separated values, none of which a spreadsheet takes for a formula.
  fileprivate var csvLine: String {
    map { value in
      let isFormula = ["=", "+", "-", "@"].contains { value.hasPrefix($0) }
      let text = (isFormula ? "'" : "") + value.spelledOut
      let isPlain = text.allSatisfy { !",\"\n".contains($0) }
      return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
    }.joined(separator: ",") + "\n"
  }
}
