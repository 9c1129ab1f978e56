import Foundation
import TriptychGrading
import TriptychScaffold
import TriptychTerminal

extension GradeProgram {
  /// The verb `grade batch`: grades one submission after the other.
  var batchVerb: Verb {
    Verb(
      "batch", .any("DIR"), summary: "Points for many submissions, a line for each.",
      details: """
        Grades each folder as grade does, one after the other, and writes a line of comma-separated \
        values as soon as each is done. The folder's name is the student's, or its path if two \
        folders have the same name. A submission that cannot be graded affects no other line; if \
        the grader fails on one, its line has no points, and the exit status is 2.

        With --map, a file says in the end how many submissions break which rule, with the \
        counterexample that most of them have and the exercise of learn about it, and for how many a \
        rule is not decided.
        """,
      options: [
        GradeOptions.rubric, GradeOptions.folders, GradeOptions.map, GradeOptions.seedFile,
      ],
      examples: [
        "batch submissions/* --rubric rubric.json --map map.txt > grades.csv",
        "batch Examples/Grading/Zoo/base Sources/MVP --rubric Examples/Grading/Rubrics/first-lab.json",
      ], run: gradeAll)
  }

  private func gradeAll(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard !arguments.operands.isEmpty else {
      throw UsageError("name the folders of submissions: grade batch DIR… --rubric FILE")
    }
    let missing = arguments.operands.filter { !$0.isThere }
    guard missing.isEmpty else {
      throw UsageError("cannot grade \(missing.map(\.quotedPath).listed): there is no such folder")
    }
    let students = try names(of: arguments.operands)
    let folders = arguments.all(GradeOptions.folders)
    for folder in folders { try makeFolder(folder.path) }
    let outputs = students.map { student in folders.map { GradeOptions.Output($0, of: student) } }
    let map = arguments[GradeOptions.map]
    try check(outputs.flatMap(\.self) + [map].compactMap(\.self))
    let (rubric, grader) = try grader(arguments)
    let columns = ["student", "verdict", "score", "points"] + rubric.items.map(\.id) + ["reason"]
    try console.write(columns.csvLine)
    var isWhole = true
    var failed: [String] = []
    var reports: [GradeReport] = []
    // An empty place, unlike a zero, is not a grade.
    let noPoints = columns.dropFirst(2).dropLast().map { _ in "" }
    for (index, student) in students.enumerated() {
      guard arguments.operands[index].isFolder else {
        failed.append(student)
        let reason = "it is not a folder; unpack it or leave it out"
        let verdict = GradeVerdict.graderError.rawValue
        try console.write(([student, verdict] + noPoints + [reason]).csvLine)
        continue
      }
      let report = grader.grade(arguments.operands[index], of: student)
      let reason = (report.reasons.first ?? report.remarkOnUndecided)?.bounded ?? ""
      guard report.verdict != .graderError else {
        failed.append(student)
        try console.write(([student, report.verdict.rawValue] + noPoints + [reason]).csvLine)
        continue
      }
      reports.append(report)
      isWhole = isWhole && report.isWhole
      for output in outputs[index] { try write(report, to: output) }
      let points = ([report.score, report.points] + report.items.map(\.score)).map(\.plain)
      // One that was judged may have lost points all the same.
      let verdict = report.verdict == .pass ? "judged" : report.verdict.rawValue
      try console.write(([student, verdict] + points + [reason]).csvLine)
    }
    if let map { try write(ClassMap(of: reports, by: rubric, exercises: try exercises()), to: map) }
    guard failed.isEmpty else {
      let names = failed.map(\.quotedExcerpt).listed
      throw UsageError("the grader failed on \(names), and gave no points: see the last column")
    }
    return isWhole
  }

  /// The names of exercises by the rules that they are about.
  private func exercises() throws -> [String: String] {
    let kit = try kit()
    // A course's kit has the descriptions alone.
    return try [KitPackage.exercises, CourseSkeleton.exercisesOfCourse].map { folder in
      try ExerciseIndex.exercises(in: "\(kit.folder)/\(folder)")
    }.first { !$0.isEmpty } ?? [:]
  }

  /// The names of students by their folders, or where two of these are called the same, by their paths.
  private func names(of folders: [String]) throws -> [String] {
    let paths = folders.map { $0.split(separator: "/") }
    let names = paths.map { String($0.last ?? "") }
    guard Set(names).count < names.count else { return names }
    let longer = paths.map { $0.joined(separator: "-") }
    guard Set(longer).count == longer.count else {
      throw UsageError("a folder is named twice; name each folder once")
    }
    return longer
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw UsageError("cannot make the folder \(path.quotedPath): \(error.reason)")
    }
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
