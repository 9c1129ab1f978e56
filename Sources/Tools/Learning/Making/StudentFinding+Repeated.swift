import AppScreens
import TriptychParity

extension StudentFinding {
  /// The finding as the screen shows it now, three times of three, the later ones by the steps of the first.
  func repeated(
    on app: some AppDefinition, in pattern: Pattern, by runner: WorkerRunner
  ) throws(LearnFailure) -> Finding {
    let words = "\(steps.typed), \(condition.words)"
    var (steps, condition, seed) = (steps, condition, seed)
    var found: [Finding] = []
    for _ in 1...3 {
      let outcome = try app.outcome(
        ofTyped: steps, under: condition, seed: seed, on: pattern, in: runner.another)
      switch outcome {
      case .wrong(let finding):
        found.append(finding)
        (steps, condition, seed) = (finding.steps, finding.condition, finding.seed)
      case .right: break
      case .notRun(let reason):
        throw LearnFailure("\(words), cannot be tried: \(reason)")
      }
    }
    guard let finding = found.last else {
      throw LearnFailure(
        """
        the finding cannot be repeated: \(words), shows what it must. Is it of this code?
        """)
    }
    guard found.count == 3, finding.isShownAlone, finding.kind != .unstable else {
      throw LearnFailure(
        """
        the finding cannot be repeated each time: \(words), shows it now and then. What depends on \
        chance, time or other screens makes no exercise
        """)
    }
    guard finding.kind != .notWritten else {
      throw LearnFailure("the screen is not written to its end: \(finding.shown)")
    }
    return finding
  }
}
