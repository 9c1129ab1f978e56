import TriptychParity
import TriptychTerminal

/// What is said of an exercise as it stands.
enum Judgement {
  /// It is solved.
  case solved

  /// A rule is broken, as a user can see.
  case broken(BrokenRule)

  /// It works, but has faults of architecture: the rules of architecture that it breaks, with the evidence.
  case faultyArchitecture([String])

  /// It does not compile; a few lines say where and why.
  case notBuilt([String])

  /// The answer is not right; a line says how far it is.
  case wrongAnswer(String)

  /// Nothing can be said, and why.
  case notJudged(String)

  /// What is said of tests by how they divide wrong ones from right ones: how many, and never which.
  ///
  /// - Parameters:
  ///   - found: The number of wrong ones that are found.
  ///   - wrong: The number of wrong ones.
  ///   - spared: The number of right ones that are left alone.
  ///   - right: The number of right ones.
  ///   - noun: What they are.
  ///   - tests: The names of tests that right ones fail.
  /// - Returns: The judgement, which is solved if all are divided.
  static func divided(
    found: Int, of wrong: Int, spared: Int, of right: Int, _ noun: String,
    blamedBy tests: [String] = []
  ) -> Judgement {
    guard found < wrong || spared < right else { return .solved }
    let each = tests.count > 1 ? ", each one or more of these" : ""
    let count = right - spared
    let who = count == 1 ? "A correct one fails" : "\(count) correct ones fail\(each)"
    let blame = tests.isEmpty ? "" : "\n\(who): \(tests.listed)"
    return .wrongAnswer(
      """
      \(found) of \(wrong.counted("faulty \(noun)")) found, \
      \(spared) of \(right.counted("correct \(noun)")) passed\(blame)
      """)
  }

  /// Indicates whether the exercise is solved.
  var isSolved: Bool {
    if case .solved = self { true } else { false }
  }

  /// The hint to begin with: the exercise's first, unless it was read before; for another rule than the one that its
  /// hints are about, that rule's own; nil for none.
  func hint(from notes: ExerciseNotes, afterFirst isRead: Bool = false) -> String? {
    let first = isRead ? nil : notes.hints.first.map { "Hint 1 of \(notes.hints.count): \($0)" }
    switch self {
    case .broken(let rule):
      let heading = rule.number.isEmpty ? "Hint" : "Hint on \(rule.number)"
      return rule.isOfExercise ? first : rule.finding.hint.map { "\(heading): \($0)" }
    case .faultyArchitecture, .wrongAnswer: return first
    case .solved, .notBuilt, .notJudged: return nil
    }
  }

  /// Indicates whether the exercise's own hints are about it.
  var isOfExercise: Bool {
    switch self {
    case .broken(let rule): rule.isOfExercise
    case .faultyArchitecture, .wrongAnswer: true
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

  /// What was found: steps, displays and condition.
  let finding: Finding

  /// Indicates whether the exercise's hints are about it: the first rule that it names, or any of them on a new screen.
  let isOfExercise: Bool

  /// Indicates whether it shows in a screen that has the model, but no mediator.
  var isOfModelAlone = false
}

extension BrokenRule {
  /// What is done besides the steps; nil for nothing.
  var besides: String? {
    if isOfModelAlone { return "in a screen with your model, and nothing between it and the view" }
    let replacement =
      finding.steps.isEmpty ? "the view is replaced" : "the view is replaced after each step"
    return switch finding.condition {
    case .plain: nil
    case .replacedViews: replacement
    case .leaks: "\(replacement), and the old ones are watched"
    case .withOtherScreens, .viaViews, .sparseReads, .pauses, .otherThread, .overlappingTasks,
      .lateResponses, .servicesOutliveScreen:
      finding.condition.words
    }
  }

  /// The steps that a trace can show, with a new view after each where views are replaced.
  var stepsToTrace: [String] {
    switch finding.condition {
    case .replacedViews, .leaks:
      finding.steps.flatMap { $0 == "replace-view" ? [$0] : [$0, "replace-view"] }
    case .plain, .withOtherScreens, .viaViews, .sparseReads, .pauses, .otherThread,
      .overlappingTasks, .lateResponses, .servicesOutliveScreen:
      finding.steps
    }
  }
}
