import AppScreens
import Foundation
import TriptychGrading
import TriptychInspection
import TriptychLearning
import TriptychParity
import TriptychScaffold
import TriptychTerminal
import TriptychToolSupport

extension NewProgram {
  /// The verb `course`: writes all that a class is handed, and what it is graded by.
  var courseVerb: Verb {
    Verb(
      "course", .required("DIR"), .optional("RUBRIC|1-4"),
      summary: "A starter and a grader for a class.",
      details: """
        Creates a course from a rubric: a starter to hand out, with the kit but without any solution; \
        next to it a grader with the rubric and a secret, and adapters for Gradescope, \
        Classroom 50, GitHub Actions and Docker. A README says what to do next. The folder must be \
        new or empty; if anything fails, nothing is written. The students' module gets the folder's name.

        RUBRIC is the path of a rubric; default: the rubric of a first lab, one app in MVP. A block of \
        learn's exercises such as 1-4 makes a course of these instead: a starter to do them in, and a \
        grader that asks learn about each.
        """,
      examples: ["course ../Lab1", "course ../Lab1 rubric.json", "course ../Week1 1-4"],
      run: writeCourse)
  }

  private func writeCourse(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard let output = arguments.operands.first else {
      throw UsageError("name a folder that is new or empty: course DIR")
    }
    let subject = arguments.operands.dropFirst().first
    let folder = try OutputFolder(output)
    let exercises = subject.flatMap { $0.isBlockOfExercises ? $0 : nil }
    let course =
      try exercises.map(block)
      ?? lab(URL(fileURLWithPath: output).lastPathComponent, by: subject)
    try folder.write(course.files + course.copies)
    let isLab = exercises == nil
    try tell(
      "\(course.name): a course in \(output.plainOrQuoted)",
      files: course.files.map(\.path) + ["starter/Triptych", "grader/triptych"],
      next: """
        cd \(output.shellQuoted)
        grader/install                    builds the grader, and tries it\(isLab ? "; on Linux only" : "")
        grader/grade starter somebody     what a student begins with: no points
        less README.md                    where to hand the starter out, and what platforms need
        """, console)
    return true
  }

  /// A course of a rubric: the usual one, or the one in a file.
  private func lab(_ module: String, by file: String?) throws -> CourseSkeleton {
    let kit = try kit()
    let path = file ?? "\(kit.folder)/Examples/Grading/Rubrics/first-lab.json"
    let rubric = try Rubric(path: path, apps: apps)
    let chosen = try apps(named: rubric.apps)
    let titles = chosen.map { "the \($0.title.prefix(1).lowercased())\($0.title.dropFirst())" }
    let pattern = PatternSkeleton(
      name: try ModuleName(module), apps: chosen, from: kit, at: PackageSource(folder: "Triptych"))
    let secret = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    return try CourseSkeleton(
      pattern,
      texts: [
        "task": "Write \(titles.listed) in \(rubric.pattern?.rawValue ?? "a pattern of your own").",
        "reference": rubric.reference, "items": rubric.visibleRows(among: apps),
        "hidden": rubric.hiddenSentence,
      ],
      grader: [
        OutputFile(path: "rubric.json", data: try InputFile(path: path).contents()),
        OutputFile(path: "secret.txt", text: "\(secret)\n"),
      ],
      from: kit)
  }

  /// A course of some exercises.
  private func block(_ name: String) throws -> CourseSkeleton {
    let kit = try kit()
    let exercises = try ExerciseCatalogue(of: kit).exercises(named: name).map(\.folder)
    return try CourseSkeleton(block: name, of: exercises, on: KitPackage.exercises, from: kit)
  }
}

extension String {
  /// Indicates whether it has the form of a number or of two, such as `3` or `5-10`.
  fileprivate var isBlockOfExercises: Bool {
    !isEmpty && allSatisfy { $0.isNumber || $0 == "-" || $0 == "–" }
  }
}

extension Rubric {
  /// The rows of a table of the items that students may see from the beginning.
  fileprivate func visibleRows(among apps: [any AppDefinition]) -> String {
    items.filter { $0.visibility == .visible }.map { item in
      let needs = item.needs.isEmpty ? "" : " Needs \(item.needs.listed)."
      let title = (item.title(among: apps) + needs).replacing("|", with: "\\|")
      return "| \(item.id) | \(item.points.plain) | \(title) |"
    }.joined(separator: "\n")
  }

  /// The sentence on the items that this text does not tell.
  fileprivate var hiddenSentence: String {
    let hidden = items.filter { $0.visibility != .visible }
    guard !hidden.isEmpty else { return "" }
    let points = hidden.reduce(0) { $0 + $1.points }.plain
    return
      "\(points) more points are for hidden tests, such as random steps."
  }
}
