import Foundation
import TriptychGrading
import TriptychLearning
import TriptychParity
import TriptychScaffold
import TriptychTerminal
import TriptychToolSupport

extension NewProgram {
  private static let exampleOfFinding = "exercise lost-error submissions/kim --from kim.jsonl"

  /// The verb `exercise`: creates an exercise of `learn` from a faulty screen.
  var exerciseVerb: Verb {
    Verb(
      "exercise", .required("NAME"), .required("SCREEN"), .optional("PATCH"),
      summary: "An exercise for learn, from a correct screen and a patch, or a student's screen.",
      details: """
        Creates an exercise in this package. SCREEN is a folder of the lesson; PATCH breaks it: the \
        output of diff -u CORRECT FAULTY in a file, or - for standard input. The files that \
        it changes are the learner's, and undoing it is the solution. The faulty screen is built \
        to find which rule it breaks, and the fewest steps that show it. Hints and a note for \
        teachers are forms to fill in.

        With --from, the files of a student's screen are the learner's, without the comments at their \
        head. Check that nothing in them names the student. The exercise is solved when the steps of \
        the finding show what they must, and all rules hold. Nothing is written if the steps do not \
        show a fault each time, or if there are several faults. The screen runs with your rights: \
        grade it before, in a container.

        NAME has two words or more, such as lost-sign. 31-lost-sign has a number, too; default: the \
        one after the last exercise. Comments in PATCH stay: a header, and a TODO where to begin.
        """,
      options: [NewOptions.from],
      examples: [
        "exercise lost-sign Sources/MVP/Calculator lost-sign.patch", Self.exampleOfFinding,
      ], run: writeExercise)
  }

  private func writeExercise(_ arguments: Arguments, _ console: Console) throws -> Bool {
    let operands = arguments.operands
    let finding = arguments[NewOptions.from]
    switch (operands.count, finding) {
    case (2, let finding?):
      do {
        try writeExercise(operands[0], of: operands[1], showing: finding, console)
      } catch let error as UsageError {
        throw UsageError(error.message, try: Self.exampleOfFinding)
      }
    case (3, nil):
      try writeExercise(operands[0], of: operands[1], brokenBy: operands[2], console)
    case (_, .some):
      throw UsageError(
        "name the exercise and the folder of a student's package; the finding takes the patch's place",
        try: Self.exampleOfFinding)
    case (_, nil):
      throw UsageError("name the exercise, a screen of the lesson, and a patch that breaks it")
    }
    return true
  }

  private func writeExercise(
    _ name: String, of screen: String, brokenBy path: String, _ console: Console
  ) throws {
    let kit = try kit()
    let patch = try InputFile(path: path).text()
    let draft = try ExerciseDraft(
      name, from: screen, brokenBy: patch, on: try ExerciseCatalogue(of: kit), in: material)
    let folder = try folder(of: draft, in: kit)
    let fault = try ExerciseFault(of: draft, in: material, console)
    let files = try draft.skeleton(for: fault)
    try folder.write(files)
    let own = files.map(\.path).first { $0.hasSuffix(".swift") } ?? ""
    let rules = (fault.behaviour + fault.structure).listed
    try tell(
      "\(draft.folder) breaks \(rules), and solution.patch mends it", files, in: folder,
      next: """
        Fill in the TODOs in your own words, in hints.md and note.md, and in
        \(own): what the user sees, and a question where to begin.
        Put three other right solutions beside solution.patch: other-1.patch to other-3.patch.
        .ci/exercises \(draft.folder)
        swift run triptych learn ../Exercises --at \(draft.folder)
        """, console)
  }

  private func writeExercise(
    _ name: String, of package: String, showing path: String, _ console: Console
  ) throws {
    let kit = try kit()
    let file = InputFile(path: path)
    let findings = try StudentFinding.all(
      in: file.text(), of: path == "-" ? "standard input" : path.plainOrQuoted)
    let app = try apps(named: [findings[0].app])[0]
    let student = URL(fileURLWithPath: package.realPath).lastPathComponent
    let screen = try SubmissionFolder(package)
      .screen(of: app.stem, among: apps.map(\.stem), by: student)
    let draft = try ExerciseDraft(
      name, of: app.name, from: screen, on: try ExerciseCatalogue(of: kit), in: material)
    let folder = try folder(of: draft, in: kit)
    let fault = try ExerciseFault(
      of: draft, showing: findings, builtBeside: Bundle.main.executablePath ?? "", in: material,
      console)
    let files = try draft.skeleton(for: fault)
    try folder.write(files)
    let rules = fault.behaviour.isEmpty ? "the specification" : fault.behaviour.listed
    try tell(
      "\(draft.folder) breaks \(rules), and has no solution yet", files, in: folder,
      next: """
        Read the files: nothing in them must say whose they are.
        swift run triptych learn ../Exercises --at \(draft.folder)
        swift run triptych new course ../Review \(draft.folder.prefix(2))    to hand it out
        """, console)
  }

  /// The folder of a draft, which must be new or empty.
  private func folder(of draft: ExerciseDraft, in kit: KitPackage) throws -> OutputFolder {
    try OutputFolder("\(kit.folder)/\(KitPackage.exercises)/\(draft.folder)")
  }

  /// Tells which files were written into a folder, and what comes next.
  private func tell(
    _ heading: String, _ files: [OutputFile], in folder: OutputFolder, next: String,
    _ console: Console
  ) throws {
    let here = FileManager.default.currentDirectoryPath
    let place = PackageSource.path(from: here, to: folder.path)
    try tell(heading, files: files.map { "\(place)/\($0.path)" }, next: next, console)
  }
}
