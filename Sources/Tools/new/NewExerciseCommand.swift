import Foundation
import TriptychLearning
import TriptychScaffold
import TriptychTerminal
import TriptychToolSupport

extension NewProgram {
  /// The verb `exercise`: creates an exercise of `learn` from a correct screen and a patch.
  var exerciseVerb: Verb {
    Verb(
      "exercise", .required("NAME"), .required("SCREEN"), .required("PATCH"),
      summary: "An exercise for learn, from a correct screen and a patch that breaks it.",
      details: """
        Creates an exercise in this package. SCREEN is a folder of the lesson; PATCH breaks it: the \
        output of diff -u CORRECT FAULTY in a file, or - for standard input. The files that \
        it changes are the learner's, and undoing it is the solution. The faulty screen is built \
        to find which rule it breaks, and the fewest steps that show it. Hints and a note for \
        teachers are forms to fill in.

        NAME has two words or more, such as lost-sign. 31-lost-sign has a number, too; default: the \
        one after the last exercise. Comments in PATCH stay: a header, and a TODO where to begin.
        """,
      examples: ["exercise lost-sign Sources/MVP/Calculator lost-sign.patch"], run: writeExercise)
  }

  private func writeExercise(_ arguments: Arguments, _ console: Console) throws -> Bool {
    guard arguments.operands.count == 3 else {
      throw UsageError("name the exercise, a screen of the lesson, and a patch that breaks it")
    }
    let (name, screen) = (arguments.operands[0], arguments.operands[1])
    let kit = try kit()
    let patch = try InputFile(path: arguments.operands[2]).text()
    let draft = try ExerciseDraft(
      name, from: screen, brokenBy: patch, on: try ExerciseCatalogue(of: kit), in: material)
    let folder = try OutputFolder("\(kit.folder)/\(ExerciseCatalogue.folder)/\(draft.folder)")
    let fault = try ExerciseFault(of: draft, from: kit, in: material, console)
    let files = try draft.skeleton(for: fault)
    try folder.write(files)
    let here = FileManager.default.currentDirectoryPath
    let place = PackageSource.path(from: here, to: folder.path)
    let own = files.map(\.path).first { $0.hasSuffix(".swift") } ?? ""
    let rules = (fault.behaviour + fault.structure).listed
    try tell(
      "\(draft.folder) breaks \(rules), and solution.patch mends it",
      files: files.map { "\(place)/\($0.path)" },
      next: """
        Fill in the TODOs in your own words, in hints.md and note.md, and in
        \(own): what the user sees, and a question where to begin.
        Put three other right solutions beside solution.patch: other-1.patch to other-3.patch.
        .ci/exercises \(draft.folder)
        swift run triptych learn ../Exercises --at \(draft.folder)
        """, console)
    return true
  }
}
