import TriptychParity

/// The state of a course as JSON, for an editor and for a teacher's grader.
struct LearnReport: Encodable {
  /// One exercise.
  struct Entry: Encodable {
    let number: Int
    let name: String
    let folder: String
    let isSolved: Bool
  }

  /// What is said of the exercise that was checked.
  struct CheckedExercise: Encodable {
    let exercise: String
    let verdict: String
    var rule: String?
    var steps: [String]?
    var condition: String?
    var expected: String?
    var shown: String?
    var details: [String]?

    /// Indicates whether the exercise is solved.
    var isSolved: Bool { verdict == "solved" }

    init(_ judgement: Judgement, on exercise: Exercise) {
      self.exercise = exercise.folder
      switch judgement {
      case .solved: verdict = "solved"
      case .broken(let found):
        verdict = "broken"
        (rule, steps, condition) = (found.number, found.finding.steps, found.besides)
        (expected, shown) = (found.finding.expected, found.finding.shown)
      case .faultyArchitecture(let faults): (verdict, details) = ("fault of architecture", faults)
      case .notBuilt(let lines): (verdict, details) = ("does not compile", lines)
      case .wrongAnswer(let reason): (verdict, details) = ("wrong answer", [reason])
      case .notJudged(let reason): (verdict, details) = ("not checked", [reason])
      }
    }
  }

  /// Every exercise.
  let exercises: [Entry]

  /// What is said of each that was checked.
  let checked: [CheckedExercise]
}
