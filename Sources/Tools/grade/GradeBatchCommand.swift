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
        it is known. A student is called what the folder is called, with the folders above it where \
        two are called the same. One that cannot be graded costs its own line alone.
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
    let students = try names(of: arguments.operands)
    if let reports = arguments[GradeOptions.reports] { try makeFolder(reports) }
    let rubric = try rubric(arguments, console)
    let grader = try grader(by: rubric, arguments)
    let isTable = arguments[GradeOptions.batchFormat] == .csv
    if isTable {
      try console.write(
        (["student", "verdict", "score", "points"] + rubric.items.map(\.id)).csvLine)
    }
    var isWhole = true
    for (folder, student) in zip(arguments.operands, students) {
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

  /// The names of students by their folders: as many of the last folders as tell them apart.
  private func names(of folders: [String]) throws -> [String] {
    let paths = folders.map { URL(fileURLWithPath: $0).standardizedFileURL.pathComponents }
    var names: [String?] = folders.map { _ in nil }
    for length in 1...(paths.map(\.count).max() ?? 1) {
      let rest = names.indices.filter { names[$0] == nil }
      let alike = Dictionary(grouping: rest) { paths[$0].suffix(length).joined(separator: "-") }
      for (name, places) in alike where places.count == 1 { names[places[0]] = name }
    }
    let known = names.compactMap(\.self)
    guard known.count == folders.count, Set(known).count == known.count else {
      let index = names.firstIndex(of: nil) ?? 0
      throw UsageError("\(folders[index].quotedPath) is named twice; name each folder once")
    }
    return known
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw UsageError("cannot make the folder \(path.quotedPath): \(error.reason)")
    }
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
