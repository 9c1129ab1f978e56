import AppScreens
import TriptychTextLayout

/// A place where a file of rules and the rules as code say different things.
public struct RuleDisagreement: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, the line, the step, and each widget that differs.
  public let description: String

  init?(_ file: String, _ line: Int, _ step: String?, _ text: [Widget], _ code: [Widget]) {
    let differences = zip(text, code).filter { $0 != $1 }.map { text, code in
      """
      \(text.name) is \(text.text.quotedExcerpt) in the text and \(code.text.quotedExcerpt) in the code
      """
    }
    guard !differences.isEmpty else { return nil }
    let place = step.map { "after \($0.quotedExcerpt)" } ?? "on a new screen"
    description = "\(file):\(line): \(place), \(differences.joined(separator: ", "))"
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
    let start = RulesAtWork(specification)
    if let disagreement = RuleDisagreement(name, initialLine, nil, initial, start.display.widgets) {
      return [disagreement]
    }
    return rules.flatMap(\.scenarios).compactMap { scenario in
      var rules = start
      for moment in scenario.moments {
        rules.take(moment.step)
        if let disagreement = RuleDisagreement(
          name, moment.line, moment.step.notation, moment.widgets, rules.display.widgets)
        {
          return disagreement
        }
      }
      return nil
    }
  }
}
