import AppScreens
import Parity
import TextLayout

/// Judges a student's own scenarios: those must hold for what the rules say, and find wrong screens.
struct SpecimenJudge {
  let specimens: [Specimen]

  /// The path of the command that serves the wrong screens.
  let command: String

  let limits: Isolation.Limits

  /// The outcomes for an app: one for each wrong screen, red unless a scenario finds it.
  func outcomes<Subject: AppDefinition>(of app: Subject, by text: String?) -> Outcomes {
    guard let text else { return .notRun("there is no Scenarios/\(app.name).txt") }
    guard let makeRight = app.specificationPattern.flatMap({ app.screenFactory(in: $0) }) else {
      return .notRun("the app has no specification to compare with")
    }
    let scenarios: [StudentScenario<Subject.Gesture>]
    do throws(SubmissionProblem) {
      scenarios = try StudentScenario.read(text, widgets: Subject.Display().widgets.map(\.name))
    } catch {
      return .notRun("Scenarios/\(app.name).txt, \(error)")
    }
    let faults = scenarios.compactMap { scenario in
      scenario.fault(on: makeRight()).map { (scenario, $0) }
    }
    if let (scenario, fault) = faults.first {
      return .notRun(
        """
        Scenarios/\(app.name).txt, line \(fault.line): by the rules \(scenario.name.quotedExcerpt) \
        shows \(fault.shown.quotedExcerpt)
        """)
    }
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
    let rules = app.rulesThatStepsDecide
    return specimens.filter { $0.app == app.name && rules.contains($0.rule) }
  }

  private func isFound<Subject: AppDefinition>(
    _ specimen: Specimen, of app: Subject, by scenarios: [StudentScenario<Subject.Gesture>]
  ) -> Bool {
    let stage = Stage(
      executable: command, arguments: [Isolation.serveVerb], pattern: specimen.name, limits: limits)
    guard let makeScreen = app.screenFactory(in: stage.pattern(of: app)) else { return false }
    return scenarios.contains { scenario in
      scenario.fault(on: makeScreen()) != nil || stage.failure != nil
    }
  }
}

extension AppDefinition {
  /// The numbers of the rules that a scenario decides as it is written, or with views replaced in it.
  fileprivate var rulesThatStepsDecide: Set<String> {
    Set(
      allRules.filter { [.asWritten, .replacingViews, .enduring].contains($0.mode) }.map(\.number))
  }
}
