import Foundation
import TriptychCommandVerbs
import TriptychTextLayout

/// What is shown once an exercise is solved: how ours differs, and a question.
struct SolvedText {
  let workspace: Workspace
  let notes: ExerciseNotes
  let teller: JudgementText

  /// The differences, the question, and how to see its answer.
  var text: String {
    get throws(LearnFailure) {
      var differences = ""
      // Answers are right or wrong, and tests can be right in too many ways to be compared.
      let isCompared = teller.exercise.hasScreen
      for place in workspace.places(of: teller.exercise, in: .code) where isCompared {
        guard let ours = try workspace.solution(of: place, in: teller.exercise) else { continue }
        let lines = SolutionDifference(from: try workspace.text(in: place), to: ours).lines
        guard !lines.isEmpty else { continue }
        differences +=
          teller.paragraph("\n\(place.lastPathComponent): yours -, ours +")
          + lines.map { "\(teller.console.styled($0, style(of: $0)))\n" }.joined()
      }
      return
        (isCompared && differences.isEmpty ? "\nYour solution is the same as ours.\n" : differences)
        + teller.paragraph("\nOne question: \(notes.question)\nPress h for our answer.")
    }
  }

  private func style(of line: String) -> Style {
    line.hasPrefix("+") ? .good : line.hasPrefix("-") ? .bad : .quiet
  }
}
