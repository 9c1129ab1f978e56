import Parity

/// What is said of an exercise as it stands.
enum Judgement {
  /// It is solved.
  case solved

  /// A rule is broken, as a person can see.
  case broken(BrokenRule)

  /// It works, but is not the pattern: the rules of architecture that it breaks, with the evidence.
  case notThePattern([String])

  /// It does not compile; a few lines say where and why.
  case notBuilt([String])

  /// The answer is not right; a line says how far it is.
  case wrongAnswer(String)

  /// Nothing can be said, and why.
  case notJudged(String)

  /// Indicates whether the exercise is solved.
  var isSolved: Bool {
    if case .solved = self { true } else { false }
  }

  /// The hint to begin with: the exercise's, or the kit's on a rule that it is not about; nil for none.
  func hint(from notes: ExerciseNotes) -> String? {
    switch self {
    case .broken(let rule): rule.hint ?? notes.hints.first
    case .notThePattern, .wrongAnswer: notes.hints.first
    case .solved, .notBuilt, .notJudged: nil
    }
  }
}

/// A rule that an exercise breaks, with the fewest steps that show it.
struct BrokenRule {
  /// The number of the rule.
  let number: String

  /// The statement of the rule.
  let statement: String

  /// The steps that show it; none for a new screen.
  let steps: [String]

  /// What should be seen.
  let expected: String

  /// What is seen.
  let shown: String

  /// The condition under which it shows, in words; nil for none.
  let condition: String?

  /// The kit's hint; nil for a rule that the exercise is about, and has hints on.
  let hint: String?
}
