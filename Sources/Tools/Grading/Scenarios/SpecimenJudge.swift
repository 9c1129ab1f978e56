import AppScreens
import Parity
import TextLayout

/// Judges a student's own scenarios: those must hold for what the rules say, and find wrong screens.
struct SpecimenJudge {
  let specimens: [Specimen]

  /// The path of the command that serves the wrong screens.
  let command: String

  let limits: WorkerLimits

  /// The outcomes for an app: one for each wrong screen, red unless a scenario finds it.
  func outcomes<Subject: AppDefinition>(of app: Subject, by text: String?) -> Outcomes {
    let name = "Scenarios/\(app.name).txt"
    guard let text else { return .notRun("there is no \(name)") }
    guard let specification = app.specification else {
      return .notRun("the app has no specification to compare with")
    }
    let file: RuleFile<Subject.Gesture, Subject.Display>
    do throws(RuleTextFailure) {
      file = try RuleFile(reading: text, named: name, addingTo: app.ruleFile)
    } catch {
      return .notRun("\(error)")
    }
    if let disagreement = file.disagreements(with: specification).first {
      return .notRun("\(disagreement)".replacing("the code", with: "the rules"))
    }
    let scenarios = file.rules.flatMap(\.scenarios)
    return Outcomes(
      all: findable(of: app).map { specimen in
        isFound(specimen, of: app, by: scenarios)
          ? .pass
          : Outcome(
            verdict: .fail,
            feedback: Feedback(
              rule: specimen.rule, app: app.name, expected: "a scenario that finds a wrong screen",
              shown: "none of \(scenarios.count) finds one that breaks \(specimen.rule)"))
      })
  }

  /// The wrong screens of an app that steps and displays can find.
  private func findable(of app: some AppDefinition) -> [Specimen] {
    let rules = app.rules.filter { rule in
      rule.condition.map { [.replacedViews, .cost].contains($0) } ?? true
    }.map(\.number)
    return specimens.filter { $0.app == app.name && rules.contains($0.rule) }
  }

  private func isFound<Subject: AppDefinition>(
    _ specimen: Specimen, of app: Subject, by scenarios: [Scenario<Subject.Gesture>]
  ) -> Bool {
    let runner = WorkerRunner(executable: command, limits: limits)
    return scenarios.contains { app.breaks($0, on: specimen.pattern, in: runner) }
  }
}
