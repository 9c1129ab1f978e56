import HostSystem
import TextLayout

/// Judges a learner's tests of a presenter by how many wrong presenters they find and how many right ones they pass.
///
/// What was built runs the tests on the presenter that it is told by name, and ends with 0 if all of them pass.
struct PresenterTestJudge {
  let exercise: Exercise

  /// The path of what runs the tests.
  let executable: String

  /// The judgement on the tests.
  var judgement: Judgement {
    let found = exercise.wrong.count { !passes($0) }
    let spared = exercise.right.count(where: passes)
    return .divided(
      found: found, of: exercise.wrong.count, spared: spared, of: exercise.right.count,
      "presenter")
  }

  /// Indicates whether all tests pass; tests that end the process or take for ever do not.
  private func passes(_ presenter: String) -> Bool {
    do {
      return try Tool(executable, [presenter]).run(within: 5).succeeded
    } catch {
      return false
    }
  }
}
