extension AppDefinition {
  /// The numbers of all rules, in order.
  package var ruleNumbers: [String] {
    rules.map(\.number)
  }

  /// The statement of each rule, by its number.
  package var statements: [String: String] {
    Dictionary(rules.map { ($0.number, $0.statement) }) { first, _ in first }
  }
}
