import AppScreens
import SharedSuite
import TriptychParity

extension PatternReport {
  /// The number of scenarios of a rule that showed what they must, of those that did not, and of all.
  package func scenarios(of rule: String) -> (right: Int, wrong: Int, all: Int) {
    let own = outcomes.filter { $0.rule == rule }
    let right = own.count(where: \.showsItsRule)
    return (right, own.count - right, own.count + scenariosNotRun(of: rule))
  }

  /// Indicates whether most scenarios of a rule are right, or some are and the others hidden by other rules that are
  /// broken before, and most walks under a condition of it were taken.
  ///
  /// What the end of a process hides is not known.
  package func isMostlyRight(_ rule: String, in app: some AppDefinition) -> Bool {
    let own = outcomes.filter { $0.rule == rule }
    let conditions = app.conditions(of: rule)
    let isTried = checks.contains { conditions.contains($0.condition) && $0.wasRun }
    let (right, _, all) = scenarios(of: rule)
    // What an app does of its own is seen in one scenario at least.
    let isSeen = right > 0 || RuleNumber.isOfEveryScreen(rule)
    let isHidden =
      isSeen && !own.contains { $0.isWrongAtEnd && !$0.showsItsRule } && areMostScenariosRight
      && !checks.contains(where: \.hasEndedProcess)
    let isRight = 2 * right > all || isHidden
    return conditions.isEmpty ? all > 0 && isRight : isTried && (all == 0 || isRight)
  }

  /// Indicates whether the screen does most of what it must.
  package var areMostScenariosRight: Bool {
    let notRun = rules.map { scenariosNotRun(of: $0.rule) }.reduce(0, +)
    return 2 * outcomes.count(where: \.showsItsRule) > outcomes.count + notRun
  }

  /// How the scenarios came out that were run.
  private var outcomes: [ScenarioOutcome] {
    checks.first { $0.source == .scenarios }?.outcomes ?? []
  }

  /// The number of scenarios of a rule that could not be run.
  private func scenariosNotRun(of rule: String) -> Int {
    checks.first { $0.source == .scenarios }?.scenariosNotRun[rule]?.count ?? 0
  }
}
