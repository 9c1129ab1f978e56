import AppScreens
import SharedSuite
import TriptychTerminal

extension AppDefinition {
  /// Compares every scenario in the file of rules with the specification; finds nothing without one.
  ///
  /// Where they contradict one another, that is a fault of the file of rules.
  ///
  /// - Returns: The first disagreement of each scenario; if a new screen differs, that alone.
  /// - Throws: The mistake because of which the file cannot be read.
  public func disagreements() throws(RuleTextFailure) -> [RuleTextFailure] {
    if let mistakeInRules { throw mistakeInRules }
    return specification.map { ruleFile.disagreements(with: $0) } ?? []
  }
}

extension RuleFile {
  /// Compares the scenarios of this file with a specification.
  ///
  /// - Parameter specification: The specification.
  /// - Returns: The first disagreement of each scenario; if a new screen differs, that alone.
  package func disagreements(
    with specification: any Specification<Gesture, Display>
  ) -> [RuleTextFailure] {
    if let first = disagreement(
      on: initialLine, "on a new screen", initial, specification.state.widgets)
    {
      return [first]
    }
    return rules.flatMap(\.scenarios).compactMap { scenario in
      var rules = specification
      for moment in scenario.moments {
        rules.take(moment.step)
        if let found = disagreement(
          on: moment.line, "after \(moment.step.notation.quotedExcerpt)", moment.widgets,
          rules.state.widgets)
        {
          return found
        }
      }
      return nil
    }
  }

  private func disagreement(
    on line: Int, _ moment: String, _ written: [Widget], _ specified: [Widget]
  ) -> RuleTextFailure? {
    let differences = zip(written, specified).filter { $0 != $1 }.map { written, specified in
      """
      \(written.name) is \(specified.text.quotedExcerpt) by the specification, but \
      \(written.text.quotedExcerpt) is written here
      """
    }
    guard !differences.isEmpty else { return nil }
    let mistake = NotationFailure(
      problem: "\(moment), \(differences.joined(separator: ", "))",
      remedy: "correct the one that is wrong")
    return RuleTextFailure(file: name, line: line, mistake: mistake)
  }
}
