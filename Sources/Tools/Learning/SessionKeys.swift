import Foundation
import TriptychParity
import TriptychTerminal

/// What the learner's keys ask for.
extension Session {
  /// Does what a key asks for.
  mutating func obey(_ key: Character) throws(LearnFailure) {
    let isRepeated = key == lastKey
    lastKey = isRepeated ? nil : key
    switch key {
    case "h": showHint()
    case "t": try showTrace()
    case "c": return check()
    case "l":
      say("\n\(try ExerciseList(workspace: workspace, console: console).text(at: exercise))")
    case "n": return try goOn()
    case "r" where isRepeated: return try reset()
    case "r":
      say("\n\(teller.paragraph("Press r again to start over; what you wrote is kept in a copy."))")
    default: say("\n\(teller.paragraph("That key does nothing here."))")
    }
    showKeys()
  }

  private mutating func showHint() {
    if judgement.isSolved {
      say("\n\(teller.paragraph("Answer: \(notes.answer)"))")
      return
    }
    guard hintsShown < notes.hints.count else {
      return say("\n\(teller.paragraph("That was the last hint; they are all above."))")
    }
    hintsShown += 1
    let heading = console.styled("Hint \(hintsShown) of \(notes.hints.count)", .heading)
    say("\n\(heading)\n\(teller.paragraph(notes.hints.dropFirst(hintsShown - 1).first ?? ""))")
  }

  private mutating func showTrace() throws(LearnFailure) {
    var steps = exercise.steps
    if case .broken(let rule) = judgement, !rule.finding.steps.isEmpty { steps = rule.stepsToTrace }
    let text = TraceText(exercise: exercise, workspace: workspace, judge: judge, console: console)
    say("\n\(try text.text(of: steps, isSolved: judgement.isSolved, hasTried: hasTried))")
  }

  private mutating func goOn() throws(LearnFailure) {
    let progress = try ProgressFile(in: workspace.folder)
    guard let next = progress.next(of: workspace.catalogue.exercises, after: exercise) else {
      let refactor = workspace.catalogue.home.appendingPathComponent("Examples/Refactor/README.md")
      let sentence =
        judgement.isSolved
        ? "All are solved. What comes next has no hints: \(refactor.seen)"
        : "There is no other exercise left to solve."
      say("\n\(teller.paragraph(sentence))")
      return showKeys()
    }
    if next.number < exercise.number {
      say("\n\(teller.paragraph("Back to the first that is not solved."))")
    }
    try begin(next)
  }

  private mutating func reset() throws(LearnFailure) {
    let copy = try workspace.reset(exercise)
    let kept = copy.map { " What you wrote is kept in \($0.seen)." } ?? ""
    let progress = try ProgressFile(in: workspace.folder)
    let solved = progress.has(exercise) ? " It stays solved in the list." : ""
    say("\n\(teller.paragraph("It is as it was at first.\(kept)\(solved)"))")
    hasTried = false
    check()
  }
}
