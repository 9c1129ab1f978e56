import AppScreens
import TriptychParity
import TriptychTerminal

/// The questions of exercises to which the answer is a choice, made from what the code sends and what the exercises give.
struct Quiz {
  /// The questions, in the order of the exercises.
  let questions: [QuizQuestion]

  /// The questions of some exercises.
  ///
  /// - Throws: A `LearnFailure` where an exercise cannot be read, or its messages not be recorded.
  init(
    of exercises: [Exercise], on catalogue: ExerciseCatalogue, in material: CourseMaterial
  ) throws(LearnFailure) {
    let questions = try exercises.map { exercise throws(LearnFailure) -> [QuizQuestion] in
      switch exercise.kind {
      case .predict, .order: try Self.forecasts(in: exercise, material)
      case .name:
        try exercise.misplacedLines(on: catalogue, material)
          + NamingKey(of: exercise, in: material).questions(in: exercise, material)
      case .mend, .complete, .test: []
      }
    }
    self.questions = questions.flatMap { $0 }
  }

  static let mediator = "The mediator is the controller, presenter or view model."

  /// The questions in Moodle's GIFT format.
  var gift: String {
    (["$CATEGORY: Triptych\n"] + questions.map(\.gift)).joined(separator: "\n")
  }

  /// Which messages follow in a pattern: its own, or another pattern's.
  private static func forecasts(
    in exercise: Exercise, _ material: CourseMaterial
  ) throws(LearnFailure) -> [QuizQuestion] {
    let app = try material.app(of: exercise)
    let answers = exercise.files.map { String($0.prefix { $0 != "." }) }
    let asked = exercise.patterns.filter(answers.contains)
    let explanation = try ExerciseNotes(on: exercise).explanation
    return try (asked.isEmpty ? Array(exercise.patterns.prefix(1)) : asked).map {
      pattern throws(LearnFailure) in
      func messages(_ pattern: String) throws(LearnFailure) -> String {
        try AnswerKey(of: exercise, in: pattern, material).numbered
      }
      let own = try messages(pattern)
      let choices = try material.patterns.map { pattern throws(LearnFailure) in
        try messages(pattern.name)
      }.uniqued
      return QuizQuestion(
        name: "\(exercise.folder) \(pattern)",
        text: """
          \(app.title), steps on a new screen: \(exercise.steps.joined(separator: ", ")).
          Which messages follow the last step in \(pattern)? \(mediator)
          """,
        choices: choices, right: choices.firstIndex(of: own) ?? 0, explanation: explanation)
    }
  }
}

extension ExerciseNotes {
  /// The question after the solution, with its answer.
  var explanation: String { "\(question)\n\(answer)" }
}
