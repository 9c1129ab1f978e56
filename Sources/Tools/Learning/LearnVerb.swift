import CommandVerbs
import Foundation
import HostSystem
import Scaffold
import TextLayout

/// The options of `learn`.
private enum LearnOptions {
  static let at = ValueOption(
    "--at", "NAME", takes: "a name or a number",
    "the exercise to begin with; default: the first that is not solved.")

  static let once = Flag("--once", "checks one exercise, says what is wrong, and ends.")

  static let json = Flag("--json", "like --once, as one JSON object: progress and verdict.")
}

/// The verb of `learn`: exercises that are checked at each save.
package struct LearnVerb {
  private let classroom: Classroom
  private let executable: String

  /// The verb, with what exercises are made from, and the path of this program.
  package init(_ classroom: Classroom, executable: String) {
    (self.classroom, self.executable) = (classroom, executable)
  }

  /// The verb as it is declared.
  package var verb: Verb {
    Verb(
      "", .optional("DIR"), summary: "Exercises that are checked each time you save.",
      details: """
        Writes a package of exercises into DIR, or goes on with the one that is there; default: \
        Exercises, beside this package. Open the file that it names, mend it and save: learn \
        builds that exercise alone, and says what a person sees and should see, which rule is \
        broken, and the fewest steps that show it. Keys give hints, a trace, the next exercise.

        What you write stays in DIR. progress.txt in it lists what is solved. The exit status of \
        --once and --json is 1 while the exercise is not solved.
        """,
      options: [LearnOptions.at, LearnOptions.once, LearnOptions.json],
      examples: ["", "../Exercises --at 3", "--once"], run: learn)
  }

  private func learn(_ arguments: Arguments, _ console: Console) throws -> Bool {
    do {
      let home = KitPackage.nearest(
        to: [FileManager.default.currentDirectoryPath, Bundle.main.executablePath]
          .compactMap(\.self))
      guard let home else {
        throw UsageError("the package triptych is not here; start learn in its folder")
      }
      let shelf = try ExerciseShelf(of: try KitPackage(in: home))
      let folder = arguments.operands.first ?? "\(home)/../Exercises"
      let desk = try Desk(folder, from: shelf, in: classroom)
      let isNew = try desk.prepare()
      let judge = Judge(classroom: classroom, executable: executable)
      let exercise = try exercise(arguments, desk)
      if arguments[LearnOptions.once] || arguments[LearnOptions.json] {
        return try check(
          exercise, at: desk, with: judge, asJSON: arguments[LearnOptions.json], console)
      }
      try console.write(welcome(to: desk, isNew: isNew, console))
      try Interruption.heldBack {
        let keyboard = Keyboard()
        var session = try Session(at: desk, judging: judge, on: exercise, with: keyboard, console)
        try session.run()
      }
      return true
    } catch let error as LearnFailure {
      throw UsageError(error.description)
    } catch let error as ScaffoldError {
      throw UsageError(error.message)
    }
  }

  private func exercise(_ arguments: Arguments, _ desk: Desk) throws -> Exercise {
    if let name = arguments[LearnOptions.at] { return try desk.shelf.exercise(named: name) }
    let progress = try ProgressFile(in: desk.folder)
    guard let first = progress.next(of: desk.shelf.exercises) ?? desk.shelf.exercises.first else {
      throw UsageError("there are no exercises in \(desk.shelf.home.path.quotedPath)")
    }
    return first
  }

  /// Checks one exercise; returns whether it is solved.
  private func check(
    _ exercise: Exercise, at desk: Desk, with judge: Judge, asJSON: Bool, _ console: Console
  ) throws -> Bool {
    let progress = BuildProgress(console: console)
    let judgement = judge.judgement(
      on: exercise, at: desk, hearing: asJSON ? { _ in } : progress.hear)
    progress.clear()
    var solved = try ProgressFile(in: desk.folder)
    if judgement.isSolved { try solved.note(exercise) }
    if asJSON {
      let entries = desk.shelf.exercises.map {
        LearnReport.Entry(
          number: $0.number, name: $0.name, folder: $0.folder, isSolved: solved.has($0))
      }
      let verdict = LearnReport.Verdict(judgement, on: exercise)
      try console.writeJSON(LearnReport(exercises: entries, checked: verdict))
    } else {
      let teller = JudgementText(console: console, exercise: exercise)
      let hints = judgement.hints(from: try ExerciseNotes(on: exercise))
      try console.write(
        teller.text(of: judgement) + (hints.map { teller.paragraph("\n\($0)") } ?? ""))
    }
    return judgement.isSolved
  }

  private func welcome(to desk: Desk, isNew: Bool, _ console: Console) -> String {
    let place = desk.folder.seen
    let text =
      isNew
      ? """
      \(desk.shelf.exercises.count) exercises are in \(place). Keep this terminal beside your \
      editor: each save is checked here. Red is where you begin.
      """ : "Your exercises are in \(place)."
    return "\(text.wrapped(to: console.width, indentation: ""))\n"
  }
}
