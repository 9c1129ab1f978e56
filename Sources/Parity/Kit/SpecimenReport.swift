import AppScreens

/// What the kit made of a specimen: whether it was found by its rule, and by what else.
public struct SpecimenReport: Sendable, Codable {
  /// A way of looking for faults.
  public enum Search: String, CaseIterable, Sendable, Codable {
    /// The scenarios of the rules, as they stand, beside another screen and replacing views.
    case scenarios

    /// Every state, or every sequence of a few gestures, beside a screen that is right.
    case exhaustive

    /// Random gestures, beside a screen that is right.
    case random

    /// The scenarios, watching what is released.
    case release
  }

  /// A scenario that shows the fault as it stands, and the rule that it belongs to.
  public struct Catch: Hashable, Sendable, Codable {
    /// The number of the rule.
    public let rule: String

    /// The name of the scenario.
    public let scenario: String

    /// A scenario of a rule, by their names.
    public init(rule: String, scenario: String) {
      self.rule = rule
      self.scenario = scenario
    }
  }

  /// The name of the fault.
  public let name: String

  /// The name of the app.
  public let app: String

  /// The name of the pattern in which it is written; nil where it can be in any.
  public let architecture: String?

  /// The rule that it breaks.
  public let rule: String

  /// How people come to write it, in one sentence.
  public let origin: String

  /// What broke its rule, after as few steps as show it; nil when nothing did.
  public let finding: Finding?

  /// How many gestures were made for its rule until it was found.
  public let tried: Int

  /// Every rule that turned out to be broken, in the order of the app's rules.
  public let broken: [String]

  /// The ways of looking that found something.
  public let foundBy: [Search]

  /// The scenarios that show it as they stand.
  public let catches: [Catch]

  /// Whether it was found by the rule that it breaks.
  public var isFound: Bool { finding != nil }
}

extension AppDefinition {
  /// Looks for the fault of a specimen in every way.
  ///
  /// - Parameters:
  ///   - specimen: The specimen, of this app.
  ///   - reference: The pattern in which it is written, or any where it can be in any, but right.
  ///   - isolation: The process in which to run it all; this one unless given.
  /// - Returns: What was found.
  public func examine(
    _ specimen: Specimen, reference: Pattern, in isolation: Isolation? = nil
  ) -> SpecimenReport {
    let laboratory = CheckRunner(self, in: isolation)
    let survey = laboratory.survey(of: specimen.pattern)
    let rules = allRules.map {
      ($0.number, survey.indices(breaking: $0.number).filter { survey.outcomes[$0].state == .run })
    }
    let first = rules.first { $0.0 == specimen.rule }?.1.first
    let checks = checks(of: specimen.pattern, reference: reference)
    let finding = first.flatMap { index in
      laboratory.outcome(of: checks[index], at: index, reference: reference).finding
        ?? survey.finding(at: index)
    }
    let found = rules.flatMap(\.1)
    let patterns = [reference, specimen.pattern]
    let space = laboratory.explore(patterns, states: 50)
    let exhaustion = laboratory.exhaust(patterns, upTo: usualLength)
    let random = laboratory.lockstep(of: patterns, gestures: 5_000, seed: 1)
    let searches: [(SpecimenReport.Search, Bool)] = [
      (.scenarios, found.contains { checks[$0].mode != .watchingRelease }),
      (.exhaustive, space.difference != nil || exhaustion.difference != nil),
      (.random, random.difference != nil),
      (.release, found.contains { checks[$0].mode == .watchingRelease }),
    ]
    return SpecimenReport(
      name: specimen.name, app: name, architecture: specimen.architecture, rule: specimen.rule,
      origin: specimen.origin, finding: finding,
      tried: first.map { survey.steps(upTo: $0, of: specimen.rule) } ?? 0,
      broken: rules.filter { !$0.1.isEmpty }.map(\.0),
      foundBy: searches.filter(\.1).map(\.0),
      catches: found.filter { checks[$0].mode == .asWritten }.map {
        SpecimenReport.Catch(rule: checks[$0].rule, scenario: checks[$0].name)
      })
  }
}
