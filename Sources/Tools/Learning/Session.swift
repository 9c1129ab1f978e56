import Foundation
import TriptychParity
import TriptychTerminal

/// A learner at work: each save is checked, and keys ask for more.
struct Session {
  /// The learner's folder.
  let workspace: Workspace

  /// What judges the exercises.
  let judge: Judge

  private let watcher: Watcher

  /// Where the learner reads.
  private(set) var console: Console

  /// The present exercise.
  private(set) var exercise: Exercise

  /// Its hints and its question.
  private(set) var notes: ExerciseNotes

  /// What was last said of it.
  private(set) var judgement = Judgement.notJudged("")

  /// The number of checks in this session, which is shown with each.
  private var checks = 0

  /// The level of the last hint that was shown.
  var hintsShown = 1

  /// Indicates whether the exercise's first hint was shown.
  private var hasReadHint = false

  private var stamps = FileStamps(of: [])

  /// Indicates whether the learner has saved anything in this exercise.
  var hasTried = false

  /// The key that was pressed before, unless it was pressed twice; nil after a save.
  var lastKey: Character?

  /// The reason why nothing can be written any more.
  private var failure: (any Error)?

  /// A session on an exercise.
  init(
    at workspace: Workspace, judging judge: Judge, on exercise: Exercise, with keyboard: Keyboard,
    _ console: Console
  ) throws(LearnFailure) {
    (self.workspace, self.judge, self.console, self.exercise) = (
      workspace, judge, console, exercise
    )
    watcher = Watcher(keyboard: keyboard)
    notes = try ExerciseNotes(on: exercise)
  }

  /// Goes on until the learner quits, or all is interrupted.
  mutating func run() throws {
    watcher.hearTerminal()
    try begin(exercise)
    while true {
      switch watcher.event(in: { workspace.watchedFiles(of: exercise) }, since: stamps) {
      case .key("q"), .ended: return
      case .key(let key):
        do throws(LearnFailure) {
          try obey(key)
        } catch {
          say("\n\(teller.paragraph(error.description))")
          showKeys()
        }
      case .saved:
        (hasTried, lastKey) = (true, nil)
        check()
      case .woken:
        watcher.keyboard.listen()
        console.width = Console.standard.width
      }
      if let failure { throw failure }
    }
  }

  /// The words for the present exercise.
  var teller: JudgementText { JudgementText(console: console, exercise: exercise) }

  /// Writes a text; when it can no longer be read, the session ends.
  mutating func say(_ text: String) {
    do { try console.write(text) } catch { failure = error }
  }

  /// Turns to an exercise.
  mutating func begin(_ next: Exercise) throws(LearnFailure) {
    notes = try ExerciseNotes(on: next)
    (exercise, hintsShown, hasTried, hasReadHint, lastKey) = (next, 1, false, false, nil)
    let places = workspace.places(of: next).map(linked)
    say("\n\(console.styled("Open", .heading))\n  \(places.joined(separator: "\n  "))\n")
    if next.hasScreen {
      say(teller.paragraph("Steps of this screen: \(try judge.material.app(of: next).notation)"))
    }
    check()
  }

  /// The path of a file with the line where something is to be done, if any is marked.
  private func linked(_ place: URL) -> String {
    do throws(LearnFailure) {
      return try workspace.text(in: place).placeToDo.map { "\(place.seen):\($0)" } ?? place.seen
    } catch {
      // That it cannot be read is reported when it is checked.
      return place.seen
    }
  }

  /// Judges the exercise as it stands, and says what is to be said of it.
  mutating func check() {
    checks += 1
    let mark = "── check \(checks) "
    let line = String(repeating: "─", count: max(0, min(console.width, 80) - 1 - mark.count))
    say(console.styled("\n\(mark)\(line)\n", .quiet))
    do throws(LearnFailure) {
      for place in try workspace.putGiven(of: exercise) {
        say(teller.paragraph("\(place.seen) is given, so it was put back."))
      }
    } catch {
      say(teller.paragraph(error.description))
    }
    let notice = CheckingNotice(on: console)
    stamps = FileStamps(of: workspace.watchedFiles(of: exercise))
    judgement = workspace.alone { judge.judgement(on: exercise, at: workspace) }
    notice.clear()
    // Whoever interrupts a check wants no verdict.
    guard !Interruption.hasCome else { return }
    // What was saved meanwhile may have been read in part; it is checked next.
    guard stamps == FileStamps(of: workspace.watchedFiles(of: exercise)) else {
      return say(teller.paragraph("You saved while this was checked. It is checked again."))
    }
    if !judgement.isSolved { say(teller.text(of: judgement)) }
    do throws(LearnFailure) {
      if judgement.isSolved {
        say(try SolvedText(workspace: workspace, notes: notes, teller: teller).text)
        var progress = try ProgressFile(in: workspace.folder)
        try progress.note(exercise)
      } else if let hint = judgement.hint(from: notes, afterFirst: hasReadHint) {
        hasReadHint = hasReadHint || judgement.isOfExercise
        say(teller.paragraph("\n\(hint)"))
      }
    } catch {
      say(teller.paragraph(error.description))
    }
    showKeys()
  }

  /// Says which keys there are.
  mutating func showKeys() {
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
