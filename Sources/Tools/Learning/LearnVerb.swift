import Foundation
import TriptychScaffold
import TriptychTerminal
import TriptychToolSupport

/// The options of `learn`.
private enum LearnOptions {
  static let at = ValueOption(
    "--at", "NAME", takes: "a name, a number, or a block such as 5-10",
    """
    the exercise to begin with, or a block of them, such as 5-10; default: the first that is not \
    solved.
    """)

  static let format = ValueOption<LearnFormat>(
    "--format",
    """
    checks the exercise, or each of the block, and ends: text says what is wrong; json is one object \
    with progress and verdicts.
    """)

  static let gift = Flag(
    "--gift",
    """
    prints multiple-choice questions of the exercise, the block, or all exercises, in Moodle's \
    format GIFT, and ends.
    """)
}

/// A format for verdicts on exercises that are checked once.
private enum LearnFormat: String, CaseIterable {
  case text, json
}

/// The verb of `learn`: exercises that are checked at each save.
package struct LearnVerb {
  private let material: CourseMaterial
  private let executable: String
  private let kit: KitPackage?

  /// The verb, with what exercises are made from, and the path of this program.
  ///
  /// - Parameters:
  ///   - material: What exercises are made from and judged with.
  ///   - executable: The path of this program.
  ///   - kit: The package with the exercises; by default the one around this program.
  package init(_ material: CourseMaterial, executable: String, kit: KitPackage? = nil) {
    (self.material, self.executable, self.kit) = (material, executable, kit)
  }

  /// The verb as it is declared.
  package var verb: Verb {
    Verb(
      "", .optional("DIR"), summary: "Exercises that are checked each time you save.",
      details: """
        Creates a package of exercises in DIR, or continues with the one that is there; default: \
        Exercises, beside this package. Open the file that it names, fix it and save: learn builds \
        only that exercise, and says what the user sees and should see, which rule is broken, and \
        the fewest steps that show it. Keys give hints, a trace, the next exercise.

        Your code stays in DIR, where progress.txt lists what is solved. The exit status with \
        --format is 1 unless everything that was checked is solved.
        """,
      options: [LearnOptions.at, LearnOptions.format, LearnOptions.gift],
      examples: ["", "../Exercises --at 3", "--at 5-10 --format json", "--gift"], run: learn)
  }

  private func learn(_ arguments: Arguments, _ console: Console) throws -> Bool {
    do {
      let here = FileManager.default.currentDirectoryPath
      guard let kit = kit ?? KitPackage.nearest(to: [here, Bundle.main.executablePath]) else {
        throw UsageError(KitPackage.missing)
      }
      let catalogue = try ExerciseCatalogue(of: kit)
      if arguments[LearnOptions.gift] {
        try writeQuiz(arguments, of: catalogue, console)
        return true
      }
      let folder = arguments.operands.first ?? "\(kit.folder)/../Exercises"
      let workspace = try Workspace(folder, from: catalogue, in: material)
      let (isNew, restored) = try workspace.prepare()
      let judge = Judge(material: material, executable: executable)
      let block = try arguments[LearnOptions.at].map(catalogue.exercises(named:))
      let exercise = try first(of: block ?? catalogue.exercises, at: workspace)
      if let format = arguments[LearnOptions.format] {
        return try check(
          block ?? [exercise], at: workspace, with: judge, asJSON: format == .json, console)
      }
      try console.write(welcome(to: workspace, isNew: isNew, console))
      if !restored.isEmpty {
        let names = restored.map(\.folder).listed
        let text = "Files of \(names) were missing, and are there again, as they were at first."
        try console.write("\(text.wrapped(to: console.width, indentation: ""))\n")
      }
      try Interruption.heldBack {
        let keyboard = Keyboard()
        var session = try Session(
          at: workspace, judging: judge, on: exercise, with: keyboard, console)
        try session.run()
      }
      return true
    } catch let error as LearnFailure {
      throw UsageError(error.description)
    }
  }

  /// Writes multiple-choice questions.
  private func writeQuiz(
    _ arguments: Arguments, of catalogue: ExerciseCatalogue, _ console: Console
  ) throws {
    guard arguments.operands.isEmpty, arguments[LearnOptions.format] == nil else {
      throw UsageError("--gift takes no folder and no --format")
    }
    let exercises =
      try arguments[LearnOptions.at].map(catalogue.exercises(named:)) ?? catalogue.exercises
    let quiz = try Quiz(of: exercises, on: catalogue, in: material)
    guard !quiz.questions.isEmpty else {
      throw UsageError("there is no multiple-choice question in \(exercises.map(\.folder).listed)")
    }
    try console.write(quiz.gift)
  }

  /// The first of some exercises that is not solved, or else the first of all.
  private func first(of exercises: [Exercise], at workspace: Workspace) throws -> Exercise {
    let progress = try ProgressFile(in: workspace.folder)
    guard let first = progress.next(of: exercises) ?? exercises.first else {
      throw UsageError("there are no exercises in \(workspace.catalogue.home.path.quotedPath)")
    }
    return first
  }

  /// Checks some exercises; returns whether all of them are solved.
  private func check(
    _ exercises: [Exercise], at workspace: Workspace, with judge: Judge, asJSON: Bool,
    _ console: Console
  ) throws -> Bool {
    var solved = try ProgressFile(in: workspace.folder)
    var checked: [LearnReport.CheckedExercise] = []
    // What cannot be noted is reported last, so that no verdict is lost by it.
    var failure: LearnFailure?
    for exercise in exercises {
      let notice = asJSON ? nil : CheckingNotice(on: console)
      let judgement = workspace.alone { judge.judgement(on: exercise, at: workspace) }
      notice?.clear()
      if judgement.isSolved {
        do throws(LearnFailure) { try solved.note(exercise) } catch { failure = error }
      }
      checked.append(LearnReport.CheckedExercise(judgement, on: exercise))
      guard !asJSON else { continue }
      let teller = JudgementText(console: console, exercise: exercise)
      let hint = judgement.hint(from: try ExerciseNotes(on: exercise))
      try console.write(
        (checked.count > 1 ? "\n" : "") + teller.text(of: judgement)
          + (hint.map { teller.paragraph("\n\($0)") } ?? ""))
    }
    if asJSON {
      let entries = workspace.catalogue.exercises.map {
        LearnReport.Entry(
          number: $0.number, name: $0.name, folder: $0.folder, isSolved: solved.has($0))
      }
      try console.writeJSON(LearnReport(exercises: entries, checked: checked))
    }
    if let failure { throw failure }
    return checked.allSatisfy(\.isSolved)
  }

  private func welcome(to workspace: Workspace, isNew: Bool, _ console: Console) -> String {
    let place = workspace.folder.seen
    let text =
      isNew
      ? """
      \(workspace.catalogue.exercises.count) exercises are in \(place). Keep this terminal beside your \
      editor: each save is checked here. Red is where you begin.
      """ : "Your exercises are in \(place)."
    let glossary = workspace.catalogue.home.appendingPathComponent("Sources/Book/Glossary.md")
    let words = "What the words mean: \(glossary.seen)"
    return [text, words].map { "\($0.wrapped(to: console.width, indentation: ""))\n" }.joined()
  }
}
