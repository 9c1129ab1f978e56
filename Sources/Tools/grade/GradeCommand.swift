import Foundation
import TriptychGrading
import TriptychTerminal

extension GradeProgram {
  /// The verb `grade`: judges a submission by a rubric, and gives points.
  var gradeVerb: Verb {
    Verb(
      "", .required("DIR"), summary: "Points for a submission, by a rubric.",
      details: """
        Builds the Swift files of a submission in a package of its own, and checks what its screens \
        show. The submission runs in a process of its own; rules, expected displays and seeds stay \
        in the grader's. Its own manifest, plugins, tests and links are not read.

        A submission that imports, needs or defines what the rubric does not allow is refused before \
        it runs. This is not a sandbox: grade in a container without a network. The exit status is 1 if \
        points are missing, 2 if the grader failed, and then no report is written, and 3 on a full disk, \
        and on other systems than Linux, where it does not grade. Submissions are built in the folder that the environment \
        variable TRIPTYCH_CACHE names; default: one in your folder for caches.
        """,
      options: [
        GradeOptions.rubric, GradeOptions.format, GradeOptions.seedFile, GradeOptions.student,
      ],
      examples: [
        "../VIPER --rubric rubric.json --format json-lines=grade.jsonl",
        "Examples/Grading/Zoo/base --rubric Examples/Grading/Rubrics/first-lab.json",
      ], run: grade)
  }

  private func grade(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard let folder = arguments.operands.first else {
      throw UsageError("name the folder of a submission: grade DIR --rubric FILE")
    }
    guard folder.isFolder else {
      throw UsageError("cannot grade \(folder.quotedPath): it is not a folder")
    }
    let outputs = arguments.all(GradeOptions.format)
    try check(outputs)
    let (_, grader) = try grader(arguments)
    let report = grader.grade(folder, of: arguments[GradeOptions.student])
    guard report.verdict != .graderError else {
      let reasons = report.reasons.joined(separator: "; ")
      throw UsageError("the grader failed, and no report is written: \(reasons)")
    }
    // Where one cannot be written after all, the others are.
    let (shown, files) = (outputs.filter { $0.path == "-" }, outputs.filter { $0.path != "-" })
    let failures =
      files.compactMap { output in failure(of: { try write(report, to: output) }) }
      + [
        failure {
          let text =
            shown.isEmpty
            ? ReportFormat.text.text(of: report, width: console.width)
            : shown.map { $0.format.text(of: report) }.joined()
          try console.write(text)
        }
      ].compactMap(\.self)
    if let first = failures.first { throw first }
    return report.isWhole
  }

  private func failure(of body: () throws -> Void) -> (any Error)? {
    do { try body() } catch { return error }
    return nil
  }

  /// Refuses places for reports that cannot be written, or at which something else would be lost.
  func check(_ outputs: [GradeOptions.Output]) throws {
    var places: Set<String> = []
    for output in outputs {
      let place = URL(fileURLWithPath: output.path).resolvingSymlinksInPath().path
      guard places.insert(place).inserted else {
        throw UsageError("two reports go to \(output.path.quotedPath); name a place for each")
      }
      guard output.path != "-" else { continue }
      if let reason = place.obstacleToWriting {
        throw UsageError("cannot write \(output.path.quotedPath): \(reason)")
      }
      guard let text = FileManager.default.contents(atPath: place),
        !text.isEmpty, !ReportFormat.isReport(String(decoding: text, as: UTF8.self))
      else { continue }
      throw UsageError(
        "\(output.path.quotedPath) is there, and is not a report of grade; name another file")
    }
  }

  /// Writes a report to a file, whole or not at all, or to a device or a pipe.
  func write(_ report: GradeReport, to output: GradeOptions.Output) throws {
    try write(output.format.text(of: report), to: output)
  }

  /// Writes a map of a class in the same way.
  func write(_ map: ClassMap, to output: GradeOptions.Output) throws {
    try write(map.text(), to: output)
  }

  private func write(_ text: String, to output: GradeOptions.Output) throws {
    let place = URL(fileURLWithPath: output.path)
    do {
      let isThere = FileManager.default.fileExists(atPath: place.path)
      let isFile =
        try isThere ? place.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile : true
      try Data(text.utf8)
        .write(to: place, options: isFile ?? true ? .atomic : [])
    } catch {
      throw SystemFailure("cannot write \(output.path.quotedPath): \(error.reason)")
    }
  }
}

extension String {
  /// Indicates whether there is a folder at the path.
  var isFolder: Bool {
    var isFolder = ObjCBool(false)
    let isThere = FileManager.default.fileExists(atPath: self, isDirectory: &isFolder)
    return isThere && isFolder.boolValue
  }

  /// Indicates whether anything is at the path, be it a link that leads nowhere.
  var isThere: Bool {
    var status = stat()
    return lstat(self, &status) == 0
  }

  /// The reason for which no file can be written at the path; nil if none is known.
  fileprivate var obstacleToWriting: String? {
    let manager = FileManager.default
    let folder = URL(fileURLWithPath: self).deletingLastPathComponent().path
    if isFolder { return "it is a folder" }
    var status = stat()
    if lstat(self, &status) != 0, errno == ENAMETOOLONG { return "its name is too long" }
    guard folder.isFolder else { return "there is no folder \(folder.quotedPath)" }
    let place = manager.fileExists(atPath: self) ? self : folder
    return manager.isWritableFile(atPath: place) ? nil : "you may not write there"
  }
}
