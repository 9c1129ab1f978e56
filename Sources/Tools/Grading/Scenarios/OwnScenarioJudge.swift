import AppScreens
import SharedSuite
import TriptychParity
import TriptychTerminal

/// Judges a student's own scenarios: those must hold for what the rules say, and find faulty screens.
struct OwnScenarioJudge {
  let faultyScreens: FaultyScreensProgram
  let limits: WorkerLimits

  /// The outcomes for an app: one for each faulty screen, red unless a scenario finds it.
  func outcomes<Subject: AppDefinition>(
    of app: Subject, by source: Result<String, FileTextFault>?
  ) -> [RunOutcome] {
    let name = "Scenarios/\(app.name).txt"
    let text: String
    switch source {
    case .success(let found)?: text = found
    case .failure(let fault)?: return [.notRun("\(name) cannot be read: \(fault)")]
    case nil: return [.notRun("there is no \(name)")]
    }
    guard let specification = app.specification, let pattern = app.specificationPattern else {
      return [.notRun("the app has no specification to compare with")]
    }
    let file: RuleFile<Subject.Gesture, Subject.Display>
    do throws(RuleTextFailure) {
      file = try RuleFile(reading: text, named: name, addingTo: app.ruleFile)
    } catch {
      return [.notRun("\(error)")]
    }
    if let disagreement = file.disagreements(with: specification).first {
      return [.notRun("\(disagreement)")]
    }
    let scenarios = file.rules.flatMap(\.scenarios)
    return findable(of: app).map { screen in
      let runner = WorkerRunner(executable: faultyScreens.executable, limits: limits)
      let isFound = scenarios.contains {
        app.breaks($0, on: pattern.named(screen.name), in: runner)
      }
      let feedback = Feedback(
        rule: screen.rule, app: app.name, expected: "a scenario that finds a faulty screen",
        shown: "none of \(scenarios.count) finds one that breaks \(screen.rule)")
      return isFound ? .pass : RunOutcome(verdict: .fail, feedback: feedback)
    }
  }

  /// The faulty screens of an app that steps and displays can find.
  private func findable(of app: some AppDefinition) -> [FaultyScreensProgram.Entry] {
    let rules = app.rules.filter { rule in
      rule.condition.map { $0 == .replacedViews } ?? true
    }.map(\.number)
    return faultyScreens.all.filter { $0.app == app.name && rules.contains($0.rule) }
  }
}
