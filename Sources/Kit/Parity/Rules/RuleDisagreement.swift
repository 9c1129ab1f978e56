import AppScreens
import SharedSuite
import TriptychTerminal

/// A place where a scenario contradicts the specification, which is a fault of the file of rules.
public struct RuleDisagreement: Hashable, Sendable, CustomStringConvertible {
  /// The line on which the scenario begins; nil for the display of a new screen.
  let scenarioLine: Int?

  /// The name of the file, the line, the step, and each widget that differs.
  public let description: String

  init?(
    _ place: (file: String, line: Int), _ scenarioLine: Int?, _ step: String?, _ written: [Widget],
    _ specified: [Widget]
  ) {
    let differences = zip(written, specified).filter { $0 != $1 }.map { written, specified in
      """
      \(written.name) is \(specified.text.quotedExcerpt) by the specification, but \
      \(written.text.quotedExcerpt) is written here
      """
    }
    guard !differences.isEmpty else { return nil }
    self.scenarioLine = scenarioLine
    let moment = step.map { "after \($0.quotedExcerpt)" } ?? "on a new screen"
    description = "\(place.file):\(place.line): \(moment), \(differences.joined(separator: ", "))"
  }
}

extension AppDefinition {
  /// Compares every scenario in the file of rules with the specification; finds nothing without one.
  ///
  /// - Returns: The first disagreement of each scenario; if a new screen differs, that alone.
  /// - Throws: The mistake because of which the file cannot be read.
  public func disagreements() throws(RuleTextFailure) -> [RuleDisagreement] {
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
  ) -> [RuleDisagreement] {
    if let disagreement = RuleDisagreement(
      (name, initialLine), nil, nil, initial, specification.state.widgets)
    {
      return [disagreement]
    }
    return rules.flatMap { rule in
      rule.scenarios.compactMap { scenario in
        var rules = specification
        for moment in scenario.moments {
          rules.take(moment.step)
          if let disagreement = RuleDisagreement(
            (name, moment.line), scenario.line, moment.step.notation, moment.widgets,
            rules.state.widgets)
          {
            return disagreement
          }
        }
        return nil
      }
    }
  }
}
