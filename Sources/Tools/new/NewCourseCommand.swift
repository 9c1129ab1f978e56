import AppScreens
import CommandVerbs
import Foundation
import Grading
import HostSystem
import Inspection
import Learning
import Parity
import Scaffold
import TextLayout

extension NewProgram {
  /// The verb `course`: writes all that a class is handed, and what it is graded by.
  var courseVerb: Verb {
    Verb(
      "course", .required("DIR"), summary: "A starter, a solution and a grader for a class.",
      details: """
        Writes a course by a rubric: a starter to hand out, with the kit and without any solution in \
        it; and apart from it a solution, a grader with the rubric and a secret, and adapters for \
        Gradescope, GitHub and Docker. A README says what to do next. The folder must be new or empty, \
        and is written whole or not at all.

        With --exercises the course is a block of the exercises of learn: a starter to do them in, \
        and a grader that asks learn about each.
        """,
      options: [NewOptions.name, NewOptions.rubric, NewOptions.exercises, NewOptions.path],
      rules: [
        .oneOf([NewOptions.rubric, NewOptions.exercises]),
        .oneOf([NewOptions.name, NewOptions.exercises]),
      ],
      examples: [
        "course ../Lab1", "course ../Lab1 --name Lab1 --rubric rubric.json",
        "course ../Week1 --exercises 1-4",
      ],
      run: writeCourse)
  }

  private func writeCourse(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard let output = arguments.operands.first else {
      throw UsageError("name a folder that is new or empty: course DIR")
    }
    return try tellingFailures {
      let kit = try kit(arguments)
      let folder = try OutputFolder(output)
      let course =
        try arguments[NewOptions.exercises].map { try block($0, from: kit) }
        ?? lab(arguments, from: kit, console)
      try course.write(to: folder)
      try console.write(text(on: course, in: output, console))
      return true
    }
  }

  /// A course of a rubric: the usual one, or the one that is named.
  private func lab(
    _ arguments: Arguments, from kit: KitPackage, _ console: Console
  ) throws -> CourseSkeleton {
    let usual = "\(kit.folder)/Examples/Grading/Rubrics/first-lab.json"
    let path = arguments[NewOptions.rubric] ?? usual
    let rubric = try RubricFile(path: path).rubric(of: apps, console)
    let name = try ModuleName(arguments[NewOptions.name] ?? "Coursework")
    let pattern = try patternSkeleton(
      name, apps: rubric.apps, source: PackageSource(folder: "Triptych"))
    let grader = [
      ("rubric.json", try InputFile(path: path).contents()),
      ("secret.txt", Data(Self.newSecret.utf8)),
    ]
    return try CourseSkeleton(
      pattern, texts: texts(on: rubric), grader: grader, from: kit, taken: patterns.map(\.name),
      solution: solution(of: rubric, for: pattern.moduleName, in: kit.folder))
  }

  /// A course of some exercises.
  private func block(_ name: String, from kit: KitPackage) throws -> CourseSkeleton {
    let exercises = try ExerciseShelf(of: kit).exercises(named: name).map(\.folder)
    return try CourseSkeleton(
      block: name, of: exercises, on: ExerciseShelf.folder, from: kit)
  }

  /// What the starter tells of a rubric, by the names of placeholders.
  private func texts(on rubric: Rubric) throws -> [String: String] {
    let titles = try apps(named: rubric.apps)
      .map { "the \($0.title.prefix(1).lowercased())\($0.title.dropFirst())" }.listed
    let pattern = rubric.pattern?.rawValue ?? "a pattern of your own"
    return [
      "task": "Write \(titles) in \(pattern).", "items": rubric.visibleRows(among: apps),
      "hidden": rubric.hiddenSentence,
    ]
  }

  /// The files of the rubric's apps in its pattern, as sources of another module.
  private func solution(
    of rubric: Rubric, for module: String, in kit: String
  ) throws -> [(path: String, data: Data)] {
    let pattern = rubric.pattern?.rawValue ?? "MVP"
    let stems = try apps(named: rubric.apps).map(\.stem)
    return try KitCopy.sources("\(kit)/Sources/\(pattern)", as: "Sources/\(module)").filter {
      let parts = $0.path.split(separator: "/").dropFirst(2)
      return parts.count > 1
        ? stems.contains(String(parts.first ?? "")) : parts.first != "\(pattern).swift"
    }
  }

  /// A text that nobody can guess.
  private static var newSecret: String {
    (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined() + "\n"
  }

  /// The list of written files, and the next steps.
  private func text(on course: CourseSkeleton, in folder: String, _ console: Console) -> String {
    let heading = "\(course.name): a course in \(folder.plainOrQuoted)"
    let files = course.paths.map { "  \($0)" }.sorted().joined(separator: "\n")
    return """
      \(console.styled(heading, .heading))
      \(files)
      and the kit, in starter/Triptych and, for the grader, in grader/triptych

      \(console.styled("Next", .heading))
        cd \(folder.shellQuoted)
        grader/install                    builds the grader, and tries it
        grader/grade starter somebody     what a student begins with: no points
        less README.md                    where to hand the starter out, and what platforms need

      """
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
      "\(points) more points are for what is not told beforehand, such as random steps."
  }
}
