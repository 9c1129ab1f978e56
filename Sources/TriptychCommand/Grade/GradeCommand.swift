import Foundation
import Grading
import HostSystem
import Scaffold
import TextLayout

extension Command {
  /// The verb `grade`: judges a submission by a rubric, and gives points.
  var gradeVerb: Verb {
    Verb(
      "grade", .required("DIR"), summary: "Points for a submission, by a rubric.",
      details: """
        Builds the Swift files of a submission in a package of its own, and judges what its screens \
        show. The submission runs in a process that decides nothing: rules, expected displays and \
        seeds stay in this one. Its own manifest, plugins, tests and links are not read.

        A submission that imports, needs or defines what the rubric does not allow is refused before \
        it runs. This is no sandbox: grade in a container without a network. The exit status is 1 if \
        points are missing, and 2 if the grader failed.
        """,
      options: GradeOptions.ofOne,
      examples: ["grade ../VIPER --rubric rubric.json --format markdown=grade.md"], run: grade)
  }

  private func grade(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard let folder = arguments.operands.first else {
      throw UsageError("name the folder of a submission: grade DIR --rubric FILE")
    }
    _ = try PackageFolder.folder(folder)
    let grader = try grader(arguments, console)
    let outputs = arguments.all(GradeOptions.format)
    let places = try outputs.map { output in
      do throws(OutputFailure) {
        return output.path == "-" ? nil : try OutputPlace(output.path) { _ in true }
      } catch {
        throw UsageError(error.message)
      }
    }
    let report = grader.grade(folder, of: arguments[GradeOptions.student])
    for (output, place) in zip(outputs, places) {
      try console.writing(to: place) { try $0.write(output.format.text(of: report)) }
    }
    if !outputs.contains(where: { $0.path == "-" }) {
      try console.write(ReportFormat.text.text(of: report))
    }
    guard report.verdict != .graderError else {
      throw UsageError("the grader failed: \(report.reasons.joined(separator: "; "))")
    }
    return report.isWhole || arguments[GradeOptions.exitZero]
  }

  /// A grader by the rubric that the arguments name.
  func grader(_ arguments: Arguments, _ console: Console) throws -> Grader {
    guard let path = arguments[GradeOptions.rubric] else {
      throw UsageError("\(arguments.verb) needs --rubric")
    }
    let rubric = try rubric(at: path)
    let secret = try arguments[GradeOptions.seedFile].map {
      String(decoding: try InputFile(path: $0).contents(), as: UTF8.self)
    }
    return Grader(
      by: rubric, of: apps, in: try stagePackage(arguments), secret: secret ?? "")
  }

  /// The rubric in a file.
  ///
  /// - Throws: A `UsageError` with every mistake in it.
  func rubric(at path: String) throws -> Rubric {
    let text = String(decoding: try InputFile(path: path).contents(), as: UTF8.self)
    do throws(RubricMistakes) {
      return try Rubric(text, apps: apps)
    } catch {
      let mistakes = error.all.map { "\n  \($0)" }.joined()
      throw UsageError("\(path.quotedPath) has \(error.all.count.counted("mistake")):\(mistakes)")
    }
  }

  private func stagePackage(_ arguments: Arguments) throws -> StagePackage {
    let here = FileManager.default.currentDirectoryPath
    guard
      let kit = arguments[GradeOptions.path]
        ?? KitFolder.nearest(to: [here, executable].compactMap(\.self))
    else {
      throw UsageError("the package triptych is not found; name its folder with --path")
    }
    let folder = URL(fileURLWithPath: kit).standardizedFileURL.path
    let cache = arguments[GradeOptions.cache] ?? StagePackage.usualCache(for: folder)
    return StagePackage(kit: folder, cache: cache, apps: apps)
  }
}
