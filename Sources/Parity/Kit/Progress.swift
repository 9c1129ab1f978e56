import AppScreens

/// How far a pattern has come with an app: how many rules hold, and which is next.
public struct Progress: Sendable {
  /// The name of the app.
  public let app: String

  /// The name of the pattern.
  public let pattern: String

  /// How many rules hold.
  public let holding: Int

  /// How many rules there are.
  public let rules: Int

  /// The number of the first rule that does not hold yet, in the order of the app's rules; nil when
  /// all hold, or when only a comparison with another pattern fails.
  public let next: String?

  /// What the next rule says.
  public let statement: String?

  /// What is not yet as it must be; nil when nothing is.
  public let finding: Finding?

  /// Whether everything is as it must be.
  public var isComplete: Bool { finding == nil }
}

extension Progress: CustomStringConvertible {
  /// Such as `VIPER, four-function: 7 of 18 rules hold, next is FF2`, the rule, and what was found.
  public var description: String {
    let place = next.map { ", next is \($0)" } ?? ""
    return ["\(pattern), \(app): \(holding) of \(rules) rules hold\(place)", statement]
      .compactMap(\.self).joined(separator: "\n") + (finding.map { "\n\($0)" } ?? "")
  }
}

extension App {
  /// How far a pattern has come: everything that ``checks(of:reference:)`` has, up to the first rule
  /// that does not hold.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - reference: A pattern that is known to keep the rules, to compare with when all of them hold.
  /// - Returns: How many rules hold, and the first finding in the order of the rules.
  public func progress(of pattern: Pattern, reference: Pattern? = nil) -> Progress {
    let checks = checks(of: pattern, reference: reference)
    let rules = allRules
    let broken = rules.compactMap { rule in
      checks.first { $0.rule == rule.number && $0.run(shrinking: false).finding != nil }
        .map { (rule, check: $0) }
    }
    let comparison = broken.isEmpty ? checks.lazy.filter { $0.way == nil }.map { $0.run() } : nil
    let finding =
      broken.first?.check.run().finding ?? comparison?.compactMap(\.finding).first
    return Progress(
      app: name, pattern: pattern.name, holding: rules.count - broken.count, rules: rules.count,
      next: broken.first?.0.number, statement: broken.first?.0.statement, finding: finding)
  }
}
