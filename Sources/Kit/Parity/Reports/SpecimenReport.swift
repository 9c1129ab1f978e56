import AppScreens

/// The findings of the kit about a specimen: by its own rule, by whatever else, and which rule leads.
public struct SpecimenReport: Sendable, Codable {
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

  /// Every rule that turned out to be broken, in the order of the app's rules.
  public let broken: [String]

  /// The rule that explains best what is wrong; nil when nothing was found.
  public let leading: String?

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
    // Searches are of use only where no rule is broken that explains what is wrong.
    let difference =
      !results.ranking.isEmpty
      ? nil
      : usualSearches(states: 50, gestures: 5_000).lazy.compactMap { search in
        runner.run(
          search, over: [specificationPattern ?? reference, specimen.pattern], of: self
        ).difference
      }.first
    return SpecimenReport(
      name: specimen.name, app: name, architecture: specimen.architecture, rule: specimen.rule,
      origin: specimen.origin,
      finding: first.flatMap { _ in
        results.findings(against: specimen.rule, reference: reference).first
      },
      broken: results.rules.map(\.number).filter { results.verdict(on: $0) == .broken },
      leading: results.ranking.first ?? difference?.broken.first?.rule)
  }
}
