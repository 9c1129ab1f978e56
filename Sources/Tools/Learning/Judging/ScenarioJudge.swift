import AppScreens
import SharedSuite
import TriptychParity
import TriptychTerminal

/// Judges scenarios by how many faulty screens they find and how many right ones they leave alone.
struct ScenarioJudge {
  let exercise: Exercise
  let material: CourseMaterial

  /// The path of the program that serves the screens.
  let executable: String

  /// The judgement on a text with scenarios.
  func judgement(on text: String) throws(LearnFailure) -> Judgement {
    try judgement(on: text, of: material.app(of: exercise))
  }

  private func judgement<Subject: AppDefinition>(
    on text: String, of app: Subject
  ) throws(LearnFailure) -> Judgement {
    let file: RuleFile<Subject.Gesture, Subject.Display>
    do throws(RuleTextFailure) {
      file = try RuleFile(reading: text, named: "scenarios.txt", addingTo: app.ruleFile)
    } catch {
      return .wrongAnswer("\(error)")
    }
    if let specification = app.specification,
      let disagreement = file.disagreements(with: specification).first
    {
      return .wrongAnswer("\(disagreement)")
    }
    let scenarios = file.rules.flatMap(\.scenarios)
    let runner = WorkerRunner(
      executable: executable, limits: WorkerLimits(step: 5, total: 300, memory: 512, pause: 0.05))
    func isFound(_ pattern: Pattern) -> Bool {
      scenarios.contains { isBroken($0, of: app, by: pattern, in: runner) }
    }
    let wrong = material.faultyScreens.filter { exercise.wrong.contains($0.name) }.map(\.pattern)
    let right = material.correctScreens.filter { exercise.right.contains($0.name) }
    let (found, spared) = (wrong.count(where: isFound), right.count { !isFound($0) })
    return .divided(
      found: found, of: wrong.count, spared: spared, of: right.count, "screen")
  }

  /// Indicates whether a screen breaks a scenario, under the condition of the exercise.
  private func isBroken<Subject: AppDefinition>(
    _ scenario: Scenario<Subject.Gesture>, of app: Subject, by pattern: Pattern,
    in runner: any Runner
  ) -> Bool {
    if app.breaks(scenario, on: pattern, in: runner) { return true }
    guard let condition = exercise.condition.flatMap(Condition.init) else { return false }
    let outcome = app.outcome(of: scenario.steps, under: condition, on: pattern, in: runner)
    if case .wrong = outcome { return true }
    return false
  }
}
