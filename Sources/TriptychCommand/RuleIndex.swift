import Parity

extension AppDefinition {
  /// The numbers of all rules, in order.
  var ruleNumbers: [String] {
    allRules.map(\.number)
  }

  /// The numbers of all rules, in the order in which one builds.
  var buildOrder: [String] {
    Rule<Gesture, Display>.Stage.allCases.flatMap { stage in
      allRules.filter { $0.stage == stage }.map(\.number)
    }
  }

  /// Every scenario, by its rule.
  ///
  /// Scenarios of a rule that is decided in another way need not show anything as they stand.
  var scenarios: [SpecimenReport.Catch] {
    allRules.filter { $0.mode == .asWritten }.flatMap { rule in
      rule.scenarios.map { SpecimenReport.Catch(rule: rule.number, scenario: $0.name) }
    }
  }

  /// What each rule says, by its number.
  var statements: [String: String] {
    Dictionary(allRules.map { ($0.number, $0.statement) }) { first, _ in first }
  }
}
