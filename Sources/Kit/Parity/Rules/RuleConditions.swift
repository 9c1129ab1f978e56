import AppScreens
import SharedSuite
import TriptychTerminal

extension Rule {
  /// The condition under which the rule is broken where the display is not the same as without; nil where
  /// the scenarios alone decide it.
  public var condition: Condition? { conditionName.flatMap(Condition.init) }

  /// The place of the rule in the order in which a screen is built: S1 comes first, the other rules of every
  /// screen last, since they need something to show.
  var stage: Int { !isOfEveryScreen ? 1 : number == RuleNumber.initialDisplay ? 0 : 2 }
}

extension RuleFile {
  /// The mistake for which the kit cannot use the rules: reading stopped there, or a rule names an unknown
  /// condition; nil if there is none.
  var mistakeForKit: RuleTextFailure? {
    if let mistake { return mistake }
    for rule in rules {
      guard let name = rule.conditionName, let line = rule.conditionLine else { continue }
      if let condition = Condition(rawValue: name), condition != .plain { continue }
      let names = Condition.allCases.dropFirst().map(\.rawValue).alternatives
      return RuleTextFailure(
        file: self.name, line: line,
        mistake: NotationFailure(of: name, "is not a condition", remedy: "write \(names)"))
    }
    return nil
  }
}
