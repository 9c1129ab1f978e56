import Inspection
import Parity

extension RubricItem {
  /// The statement of the rule that it is about.
  package func title(among apps: [any AppDefinition]) -> String {
    switch kind {
    case .rule: apps.lazy.compactMap { $0.statement(of: ruleNumber) }.first ?? id
    case .architecture: ArchitectureRule.all.first { $0.number == ruleNumber }?.statement ?? id
    case .random: "Random steps show what the rules say."
    case .specimens: "Your own scenarios find wrong screens."
    }
  }
}

extension AppDefinition {
  /// The statement of a rule.
  fileprivate func statement(of number: String) -> String? {
    rules.first { $0.number == number }?.statement
  }
}
