import AppScreens
import TextLayout

/// A place where a file of rules and the rules as code say different things.
public struct RuleDisagreement: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  public let file: String

  /// The line, counted from 1.
  public let line: Int

  /// The step in its notation; nil for a new screen.
  public let step: String?

  /// The widgets that differ, as the text has them.
  public let text: [Widget]

  /// The same widgets, as the code has them.
  public let code: [Widget]

  /// All of it in one line.
  public var description: String {
    let differences = zip(text, code).map { text, code in
      """
      \(text.name) is \(text.text.quotedExcerpt) in the text and \(code.text.quotedExcerpt) in the code
      """
    }
    let place = step.map { "after \($0.quotedExcerpt)" } ?? "on a new screen"
    return "\(file):\(line): \(place), \(differences.joined(separator: ", "))"
  }

  init?(_ file: String, _ line: Int, _ step: String?, _ text: [Widget], _ code: [Widget]) {
    let differences = zip(text, code).filter { $0 != $1 }
    guard !differences.isEmpty else { return nil }
    self.file = file
    self.line = line
    self.step = step
    self.text = differences.map(\.0)
    self.code = differences.map(\.1)
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
    with specification: some Specification<Gesture, Display>
  ) -> [RuleDisagreement] {
    let first = specification.initial
    if let disagreement = RuleDisagreement(
      name, initialLine, nil, initial, first.display.widgets)
    {
      return [disagreement]
    }
    return rules.flatMap(\.scenarios).compactMap { scenario in
      var specification = specification
      var expected = first
      for moment in scenario.moments {
        specification.take(moment.step, showing: &expected)
        if let disagreement = RuleDisagreement(
          name, moment.line, moment.step.notation, moment.widgets, expected.display.widgets)
        {
          return disagreement
        }
      }
      return nil
    }
  }
}
