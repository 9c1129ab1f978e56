import AppScreens

/// How far a pattern has come with an app: how many rules hold, and which is next.
public struct PatternProgress: Sendable {
  /// The name of the app.
  public let app: String

  /// The name of the pattern.
  public let pattern: String

  /// How many rules hold.
  public let holding: Int

  /// How many rules there are.
  public let rules: Int

  /// The number of the first rule that does not hold yet, in the order in which one builds; nil when
  /// all hold, or when only a comparison with another pattern fails.
  public let next: String?

  /// What the next rule says.
  public let statement: String?

  /// What is not yet as it must be; nil when nothing was found.
  public let finding: Finding?

  /// Whether every rule was run and holds, and nothing was found besides.
  public var isComplete: Bool { holding == rules && finding == nil }
}

extension PatternProgress: CustomStringConvertible {
  /// Such as `VIPER, four-function: 7 of 18 rules hold, next is FF2`, the rule, and what was found.
  public var description: String {
    let place = next.map { ", next is \($0)" } ?? ""
    let unchecked =
      finding == nil && !isComplete ? "no check of it was run; has it scenarios?" : nil
    return ["\(pattern), \(app): \(holding) of \(rules) rules hold\(place)", statement]
      .compactMap(\.self).joined(separator: "\n")
      + (finding.map { "\n\($0)" } ?? unchecked.map { "\n\($0)" } ?? "")
  }
}

extension AppDefinition {
  /// How far a pattern has come: everything that ``checks(of:reference:)`` has, told up to the first
  /// rule that does not hold, in the order in which one builds: the initial display, what the app
  /// does, and then what goes for every screen.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - reference: A pattern that is known to keep the rules, to compare with when all of them hold.
  ///   - isolation: The process in which to run it all; this one unless given.
  /// - Returns: How many rules hold, and the first finding in that order.
  public func progress(
    of pattern: Pattern, reference: Pattern? = nil, in isolation: Isolation? = nil
  ) -> PatternProgress {
    let laboratory = CheckRunner(self, in: isolation)
    let survey = laboratory.survey(of: pattern)
    let rules = allRules
    let broken = rules.filter { !survey.holds($0.number) }
    let ordered = Rule.Stage.allCases.flatMap { stage in broken.filter { $0.stage == stage } }
    let found = ordered.first { survey.hasFinding($0.number) }
    let checks = checks(of: pattern, reference: reference)
    let decisive = checks.indices.filter { index in
      found.map { survey.shows(index, $0.number) } ?? (checks[index].mode == nil)
    }
    let finding = decisive.lazy.compactMap { index in
      laboratory.outcome(of: checks[index], at: index, reference: reference).finding
        ?? survey.finding(at: index)
    }.first
    let next = found ?? ordered.first
    return PatternProgress(
      app: name, pattern: pattern.name, holding: rules.count - broken.count, rules: rules.count,
      next: next?.number, statement: next?.statement, finding: finding)
  }

  /// Whether a pattern makes a screen for the app.
  public func isWritten(in pattern: Pattern) -> Bool {
    screenFactory(in: pattern) != nil
  }
}
