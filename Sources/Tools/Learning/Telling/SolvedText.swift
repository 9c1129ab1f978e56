import Foundation
import TriptychTerminal

/// What is shown once an exercise is solved: how ours differs, the verdict below it, and a question.
struct SolvedText {
  let workspace: Workspace
  let notes: ExerciseNotes
  let teller: JudgementText

  /// The differences, the verdict, the question, and how to see its answer.
  var text: String {
    get throws(LearnFailure) {
      var differences = ""
      var isKnown = false
      // Answers are right or wrong, and tests can be right in too many ways to be compared.
      let isCompared = teller.exercise.hasScreen
      for place in workspace.places(of: teller.exercise, in: .code) where isCompared {
        guard let ours = try workspace.solution(of: place, in: teller.exercise) else { continue }
        isKnown = true
        let lines = SolutionDifference(from: try workspace.text(in: place), to: ours).lines
        guard !lines.isEmpty else { continue }
        differences +=
          teller.paragraph("\n\(place.lastPathComponent): yours -, ours +")
          + lines.map { "\(teller.console.styled(fitted($0), style(of: $0)))\n" }.joined()
      }
      return
        (isKnown && differences.isEmpty ? "\nYour solution is the same as ours.\n" : differences)
        + "\n\(teller.text(of: .solved))"
        + teller.paragraph("\nQuestion: \(notes.question)\nPress h for our answer.")
    }
  }

  /// A line of code, broken at blanks where it is too long, under its own indentation and with its sign on each row.
  private func fitted(_ line: String) -> String {
    let start = line.prefix(1) + line.dropFirst().prefix { $0 == " " }
    let code = String(line.dropFirst(start.count))
    let rows = code.wrapped(to: teller.console.width - start.count - 4, indentation: "")
      .split(separator: "\n")
    return start + rows.joined(separator: "\n\(start)    ")
  }

  private func style(of line: String) -> Style {
    line.hasPrefix("+") ? .good : line.hasPrefix("-") ? .bad : .quiet
  }
}
