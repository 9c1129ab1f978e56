import AppScreens

/// The findings of the kit about a specimen: by its own rule, by whatever else, and which rule leads.
public struct SpecimenReport: Sendable, Codable {
  /// A mechanism that finds faults.
  public enum Mechanism: String, CaseIterable, Sendable, Codable {
    /// The scenarios of the rules, as they are written, beside another screen and replacing views.
    case scenarios

    /// Walks, which are steps that nobody wrote, in every mode of running.
    case walks

    /// Every state, or every sequence of a few gestures, beside a screen that is right.
    case exhaustive

    /// Random gestures, beside a screen that is right.
    case random

    /// Invented texts in every field, beside a screen that is right.
    case texts

    /// Numbers at their limits, typed key by key, beside a screen that is right.
    case values

    /// Repetitions of the same few steps, beside a screen that is right.
    case pumping

    /// Scenarios and walks, watching what is released and what memory is left.
    case release
  }

  /// A scenario that shows the fault as it is written, and the rule that it belongs to.
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

  /// The way in which people come to write it, in one sentence.
  public let origin: String

  /// The finding against its rule, with the fewest steps that show it; nil when there is none.
  public let finding: Finding?

  /// The number of gestures made for its rule until it was found.
  public let tried: Int

  /// Every rule that turned out to be broken, in the order of the app's rules.
  public let broken: [String]

  /// The rule that explains best what is wrong; nil when nothing was found.
  public let leading: String?

  /// The mechanisms that found something.
  public let foundBy: [Mechanism]

  /// The scenarios that show it as they are written.
  public let catches: [Catch]

  /// True if it was found by the rule that it breaks.
  public var isFound: Bool { finding != nil }

  /// True if the rule that it breaks is the one that explains best what is wrong.
  public var isLedByItsRule: Bool { leading == rule }
}

extension AppDefinition {
  /// Looks for the fault of a specimen by every mechanism.
  ///
  /// - Parameters:
  ///   - specimen: The specimen, of this app.
  ///   - reference: The pattern in which it is written, or any where it can be in any, but right.
  ///   - runner: Where to run it all; this process unless given.
  /// - Returns: The findings.
  public func examine(
    _ specimen: Specimen, reference: Pattern, in runner: any CheckRunner = InProcess()
  ) -> SpecimenReport {
    let results = CheckResults(of: self, specimen.pattern, in: runner)
    let broken = results.checks.indices.filter { results.verdict(of: $0) == .broken }
    let own = results.indices(deciding: specimen.rule)
    let first = own.first(where: broken.contains)
    let differences = usualSearches(states: 50, gestures: 5_000).compactMap { search in
      runner.run(
        search, over: [specificationPattern ?? reference, specimen.pattern], of: self
      ).difference.map { (search: search, difference: $0) }
    }
    let mechanisms =
      Set(broken.map { results.checks[$0].mechanism } + differences.map(\.search.mechanism))
    let catches = broken.map { results.checks[$0] }.filter { $0.mode == .asWritten }
    return SpecimenReport(
      name: specimen.name, app: name, architecture: specimen.architecture, rule: specimen.rule,
      origin: specimen.origin,
      finding: first.flatMap { _ in
        results.findings(against: specimen.rule, reference: reference).first
      },
      tried: first.map { last in
        own.filter { $0 <= last }.map { results.results[$0].steps }.reduce(0, +)
      } ?? 0,
      broken: results.rules.map(\.number).filter { results.verdict(on: $0) == .broken },
      leading: results.ranking.first ?? differences.first?.difference.broken.first?.rule,
      foundBy: SpecimenReport.Mechanism.allCases.filter(mechanisms.contains),
      catches: catches.map { SpecimenReport.Catch(rule: $0.rule, scenario: $0.name) })
  }
}

extension Check {
  /// The mechanism that it belongs to.
  var mechanism: SpecimenReport.Mechanism {
    if isOnRelease || mode == .countingMemory { return .release }
    return WalkBudget(inNameOfCheck: name) == nil ? .scenarios : .walks
  }
}

extension Search {
  /// The mechanism that it belongs to.
  var mechanism: SpecimenReport.Mechanism {
    switch self {
    case .states, .sequences: .exhaustive
    case .random: .random
    case .texts: .texts
    case .values: .values
    case .pumping: .pumping
    }
  }
}
