import AppScreens

/// The first thing that the kit finds about a specimen, and how long it took.
package struct SpecimenDetection: Sendable, Codable {
  /// The name of the fault.
  package let name: String

  /// The name of the app.
  package let app: String

  /// The rule that it breaks.
  package let rule: String

  /// The mechanism that found something first; nil if none did in the time there was.
  package let mechanism: SpecimenReport.Mechanism?

  /// The rule that was told first, which may be another; nil if nothing was found, or no rule for it.
  package let told: String?

  /// The seconds by the clock until then, or in all.
  package let seconds: Double
}

extension AppDefinition {
  /// Tries one mechanism after another on a specimen, until one finds something or the time is over.
  ///
  /// The quick ones come first. Those that depend on chance go on with other seeds while time is left.
  ///
  /// - Parameters:
  ///   - specimen: The specimen, of this app.
  ///   - reference: A pattern that is right, for an app without a specification.
  ///   - limit: The seconds; what is begun by then is ended.
  ///   - runner: Where to run it all; this process unless given.
  /// - Returns: What was found first.
  package func detect(
    _ specimen: Specimen, reference: Pattern, within limit: Int,
    in runner: any CheckRunner = InProcess()
  ) -> SpecimenDetection {
    let start = ContinuousClock.now
    let end = start + .seconds(limit)
    let patterns = [specificationPattern ?? reference, specimen.pattern]
    let checks = Dictionary(
      grouping: checks(of: specimen.pattern, walks: .usual), by: \.mechanism)
    func detection(_ mechanism: SpecimenReport.Mechanism?, _ told: String?) -> SpecimenDetection {
      SpecimenDetection(
        name: specimen.name, app: name, rule: specimen.rule, mechanism: mechanism, told: told,
        seconds: (ContinuousClock.now - start) / .seconds(1))
    }
    func broken(by mechanism: SpecimenReport.Mechanism) -> SpecimenDetection? {
      let own = checks[mechanism] ?? []
      guard !own.isEmpty, ContinuousClock.now < end else { return nil }
      let results = runner.run(own, of: self)
      return zip(own, results).first { $1.verdict == .broken }
        .map { detection(mechanism, $0.0.rule) }
    }
    func difference(by searches: [Search]) -> SpecimenDetection? {
      for search in searches where ContinuousClock.now < end {
        let result = runner.run(search, over: patterns, of: self)
        guard let difference = result.difference else { continue }
        let told = difference.broken.first { $0.pattern == specimen.pattern.name }?.rule
        return detection(search.mechanism, told)
      }
      return nil
    }
    if let found = broken(by: .scenarios) ?? difference(by: usualSearches()) ?? broken(by: .walks)
      ?? broken(by: .release)
    {
      return found
    }
    var seed: UInt64 = 2
    while ContinuousClock.now < end {
      if let found = difference(by: Array(usualSearches(seed: seed).dropFirst(2))) { return found }
      seed += 1
    }
    return detection(nil, nil)
  }
}
