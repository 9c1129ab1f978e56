import CommandVerbs
import Foundation
import HostSystem
import TextLayout

/// A learner at work: each save is checked, and keys ask for more.
struct Session {
  private let desk: Desk
  private let judge: Judge
  private let watcher: Watcher
  private var console: Console
  private var exercise: Exercise
  private var notes: ExerciseNotes
  private var judgement = Judgement.notJudged("")
  private var hintsShown = 1
  private var stamps = FileStamps(of: [])

  /// Indicates whether the learner has saved anything in this exercise.
  private var hasTried = false

  /// The reason why nothing can be written any more.
  private var failure: (any Error)?

  /// A session on an exercise.
  init(
    at desk: Desk, judging judge: Judge, on exercise: Exercise, with keyboard: Keyboard?,
    _ console: Console
  ) throws(LearnFailure) {
    (self.desk, self.judge, self.console, self.exercise) = (desk, judge, console, exercise)
    watcher = Watcher(keyboard: keyboard)
    notes = try ExerciseNotes(on: exercise)
  }

  /// Goes on until the learner quits, or all is interrupted.
  mutating func run() throws {
    watcher.hearTerminal()
    try begin(exercise)
    while true {
      let files = desk.places(of: exercise)
      switch watcher.event(in: desk.folder(of: exercise), files: files, since: stamps) {
      case .key("q"), .ended: return
      case .key(let key):
        do throws(LearnFailure) {
          try obey(key)
        } catch {
          say("\n\(teller.paragraph(error.description))")
        }
      case .saved:
        hasTried = true
        check()
      case .woken:
        watcher.keyboard?.listen()
        console.width = Console.standard.width
      }
      if let failure { throw failure }
    }
  }

  private var teller: JudgementText { JudgementText(console: console, exercise: exercise) }

  /// Writes a text; when nobody can read it any more, the session ends.
  private mutating func say(_ text: String) {
    do { try console.write(text) } catch { failure = error }
  }

  private mutating func begin(_ next: Exercise) throws(LearnFailure) {
    notes = try ExerciseNotes(on: next)
    (exercise, hintsShown, hasTried) = (next, 1, false)
    let places = try desk.places(of: next).map { place throws(LearnFailure) in
      try desk.text(in: place).placeToDo.map { "\(place.seen):\($0)" } ?? place.seen
    }
    say("\n\(console.styled("Open", .heading))\n  \(places.joined(separator: "\n  "))\n")
    check()
  }

  private mutating func obey(_ key: Character) throws(LearnFailure) {
    switch key {
    case "h": showHint()
    case "t": try showTrace()
    case "c": return check()
    case "l": say("\n\(try ExerciseList(desk: desk, console: console).text(at: exercise))")
    case "n": return try goOn()
    case "r": return try reset()
    default: break
    }
    showKeys()
  }

  private mutating func check() {
    stamps = FileStamps(of: desk.places(of: exercise))
    say(console.styled("\n\(String(repeating: "─", count: min(console.width, 80) - 1))\n", .quiet))
    let progress = BuildProgress(console: console)
    judgement = judge.judgement(on: exercise, at: desk, hearing: progress.hear)
    progress.clear()
    say(teller.text(of: judgement))
    do throws(LearnFailure) {
      if judgement.isSolved {
        var progress = try ProgressFile(in: desk.folder)
        try progress.note(exercise)
        say(try SolvedText(desk: desk, notes: notes, teller: teller).text)
      } else if let hint = judgement.hint(from: notes) {
        say(teller.paragraph("\nHint: \(hint)"))
      }
    } catch {
      say(teller.paragraph(error.description))
    }
    showKeys()
  }

  private mutating func showHint() {
    if judgement.isSolved {
      say("\n\(teller.paragraph("Answer: \(notes.answer)"))")
      return
    }
    hintsShown = min(hintsShown + 1, notes.hints.count)
    let heading = console.styled("Hint \(hintsShown) of \(notes.hints.count)", .heading)
    say("\n\(heading)\n\(teller.paragraph(notes.hints.dropFirst(hintsShown - 1).first ?? ""))")
  }

  private mutating func showTrace() throws(LearnFailure) {
    var steps = exercise.steps
    if case .broken(let rule) = judgement, !rule.steps.isEmpty { steps = rule.steps }
    let text = TraceText(exercise: exercise, desk: desk, judge: judge, console: console)
    say("\n\(try text.text(of: steps, isSolved: judgement.isSolved, hasTried: hasTried))")
  }

  private mutating func goOn() throws(LearnFailure) {
    let progress = try ProgressFile(in: desk.folder)
    guard let next = progress.next(of: desk.shelf.exercises, after: exercise) else {
      say("\nNo other exercise is left to solve.\n")
      return showKeys()
    }
    try begin(next)
  }

  private mutating func reset() throws(LearnFailure) {
    let copy = try desk.reset(exercise)
    let kept = copy.map { " What you wrote is kept in \($0.seen)." } ?? ""
    say("\n\(teller.paragraph("It is as it was at first.\(kept)"))")
    hasTried = false
    check()
  }

  private mutating func showKeys() {
    guard watcher.keyboard != nil else { return }
    let keys =
      judgement.isSolved
      ? "n next, h answer, t trace, l list, r reset, q quit"
      : "h hint, t trace, c check, l list, n next, r reset, q quit"
    say("\n\(console.styled(keys.wrapped(to: console.width, indentation: ""), .quiet))\n")
  }
}

extension String {
  /// The number of the first line with something to do; nil where none is marked.
  fileprivate var placeToDo: Int? {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains("TODO") }.map { $0 + 1 }
  }
}
