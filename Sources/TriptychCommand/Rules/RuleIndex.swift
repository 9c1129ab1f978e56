import Parity

extension AppDefinition {
  /// The numbers of all rules, in order.
  var ruleNumbers: [String] {
    allRules.map(\.number)
  }

  /// Every scenario, by its rule.
  ///
  /// Rules in other modes are left out: their scenarios need not fail as written.
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
