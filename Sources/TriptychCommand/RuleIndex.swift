import Parity

extension AppDefinition {
  /// The numbers of all rules, in order.
  var ruleNumbers: [String] {
    allRules.map(\.number)
  }

  /// Every scenario, by its rule.
  ///
  /// Scenarios of a rule that is decided in another mode need not show anything as they are written.
  var scenarios: [SpecimenReport.Catch] {
    allRules.filter { $0.mode == .asWritten }.flatMap { rule in
      rule.scenarios.map { SpecimenReport.Catch(rule: rule.number, scenario: $0.name) }
    }
  }

  /// The statement of each rule, by its number.
  var statements: [String: String] {
    Dictionary(allRules.map { ($0.number, $0.statement) }) { first, _ in first }
  }
}
