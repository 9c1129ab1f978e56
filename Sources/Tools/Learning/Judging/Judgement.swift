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

  /// Indicates whether the exercise's own hints can help.
  var asksForHint: Bool {
    switch self {
    case .broken, .notThePattern, .wrongAnswer: true
    case .solved, .notBuilt, .notJudged: false
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
}
