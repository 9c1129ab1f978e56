import Parity

extension App {
  /// The numbers of all rules, in order.
  var ruleNumbers: [String] {
    allRules.map(\.number)
  }

  /// What each rule says, by its number.
  var statements: [String: String] {
    Dictionary(allRules.map { ($0.number, $0.statement) }) { first, _ in first }
  }
}
