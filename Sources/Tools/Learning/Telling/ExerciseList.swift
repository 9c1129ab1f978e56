import TriptychCommandVerbs
import TriptychTextLayout

/// The exercises with what is solved of them.
struct ExerciseList {
  let desk: Desk
  let console: Console

  /// The list, with a mark at the present exercise.
  func text(at present: Exercise) throws(LearnFailure) -> String {
    let progress = try ProgressFile(in: desk.folder)
    let all = desk.shelf.exercises
    let lines = all.map { exercise in
      let isSolved = progress.has(exercise)
      let mark = exercise.number == present.number ? ">" : " "
      let text = "\(mark) \(exercise.folder.fitted(to: 28))\(isSolved ? " solved" : "")"
        .withoutTrailingBlanks
      return isSolved ? console.styled(text, .good) : text
    }
    let count = all.count(where: progress.has)
    return lines.joined(separator: "\n") + "\n\(count) of \(all.count) solved\n"
  }
}
