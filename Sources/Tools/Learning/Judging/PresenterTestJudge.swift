import TriptychTerminal
import TriptychToolSupport

/// Judges a learner's tests of a presenter by how many wrong presenters they find and how many right ones they pass.
///
/// What was built runs the tests on the presenter whose name it gets. It prints a line `test NAME` before each test,
/// and `passes` or `fails` after it.
struct PresenterTestJudge {
  let exercise: Exercise

  /// The path of what runs the tests.
  let executable: String

  /// A test that does not end with yes or no.
  private struct Abort: Error {
    let sentence: String
  }

  /// The judgement on the tests.
  var judgement: Judgement {
    do throws(Abort) {
      var (found, spared) = (0, 0)
      var blamed: [String] = []
      for presenter in exercise.wrong where try !failures(of: presenter).isEmpty { found += 1 }
      for presenter in exercise.right {
        let failures = try failures(of: presenter)
        spared += failures.isEmpty ? 1 : 0
        blamed += failures
      }
      return .divided(
        found: found, of: exercise.wrong.count, spared: spared, of: exercise.right.count,
        "presenter", blamedBy: blamed.uniqued)
    } catch {
      return .wrongAnswer(error.sentence)
    }
  }

  /// The names of the tests that a presenter fails.
  ///
  /// - Throws: An `Abort` for a test that ends the process, or never ends: that finds no presenter.
  private func failures(of presenter: String) throws(Abort) -> [String] {
    let (output, succeeded): (String, Bool)
    do throws(ToolFailure) {
      // A trap is reported in a line; a backtrace is two screens of registers.
      let tool = Tool("/usr/bin/env", ["SWIFT_BACKTRACE=enable=no", executable, presenter])
      (output, succeeded) = try tool.run(within: 20)
    } catch {
      throw Abort(sentence: "A test does not end: \(error)")
    }
    var failures: [String] = []
    var present: String?
    for line in output.split(whereSeparator: \.isNewline) {
      switch (line, present) {
      case (_, nil) where line.hasPrefix("test "): present = "“\(line.dropFirst(5))”"
      case ("passes", _): present = nil
      case ("fails", let name?): (failures, present) = (failures + [name], nil)
      default: break
      }
    }
    guard succeeded, present == nil else {
      let reason = output.firstMatch(of: /Fatal error: (.+)/).map { ", with: \($0.output.1)" } ?? ""
      throw Abort(
        sentence: """
          \(present ?? "A test") ends the process\(reason). Let it return false instead.
          """)
    }
    return failures
  }
}
