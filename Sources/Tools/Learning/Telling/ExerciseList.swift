import TriptychTerminal

/// The exercises with what is solved of them.
struct ExerciseList {
  let workspace: Workspace
  let console: Console

  /// The list, with a mark at the present exercise.
  func text(at present: Exercise) throws(LearnFailure) -> String {
    let progress = try ProgressFile(in: workspace.folder)
    let all = workspace.catalogue.exercises
    let entries = all.map { exercise in
      let isSolved = progress.has(exercise)
      let mark = exercise.number == present.number ? ">" : " "
      let text = "\(mark) \(exercise.folder.fitted(to: 25))\(isSolved ? "solved" : "      ")"
      return isSolved ? console.styled(text, .good) : text
    }
    // Side by side, so that the list fits on a terminal of 24 lines.
    let columns = max(1, (console.width + 2) / 35)
    let height = (all.count + columns - 1) / columns
    let lines = (0..<height).map { line in
      stride(from: line, to: all.count, by: height).map { entries[$0] }.joined(separator: "  ")
        .withoutTrailingBlanks
    }
    let count = all.count(where: progress.has)
    return lines.joined(separator: "\n") + "\n\(count) of \(all.count) solved\n"
  }
}
