import TriptychTerminal
import TriptychToolSupport

/// Judges a learner's tests of a presenter by how many wrong presenters they find and how many right ones they pass.
///
/// What was built runs the tests on the presenter whose name it gets, prints the names of those that fail, and
/// ends with 0 if none does.
struct PresenterTestJudge {
  let exercise: Exercise

  /// The path of what runs the tests.
  let executable: String

  /// The judgement on the tests.
  var judgement: Judgement {
    let found = exercise.wrong.count { failures(of: $0) != nil }
    let blamed = exercise.right.compactMap(failures)
    return .divided(
      found: found, of: exercise.wrong.count, spared: exercise.right.count - blamed.count,
      of: exercise.right.count, "presenter", blamedBy: blamed.flatMap(\.self).uniqued)
  }

  /// The names of the tests that a presenter fails; nil if it passes all of them.
  ///
  /// Of tests that end the process, or take for ever, no name is known.
  private func failures(of presenter: String) -> [String]? {
    do {
      let (output, succeeded) = try Tool(executable, [presenter]).run(within: 20)
      return succeeded ? nil : output.split(whereSeparator: \.isNewline).map(String.init)
    } catch {
      return []
    }
  }
}
