import AppScreens

/// A broken rule in one triad, at one place.
package struct InspectionFinding: Sendable {
  /// The rule.
  package let rule: ArchitectureRule

  /// The weight of the breach.
  package let severity: Severity

  /// The module and the mediator of the triad: `MVP.CalculatorPresenter`.
  package let triad: String

  /// The fault, with its place and its declaration.
  package let evidence: ArchitectureRule.Evidence

  /// The line of the evidence or, where that has none, of the mediator.
  package let place: SourceLine?

  /// A rule that is broken in a triad.
  init(
    _ rule: ArchitectureRule, _ severity: Severity, in triad: Triad,
    _ evidence: ArchitectureRule.Evidence
  ) {
    self.rule = rule
    self.severity = severity
    self.triad = triad.name
    self.evidence = evidence
    place = evidence.place ?? triad.mediator.place
  }

  /// The rule and what is at fault, which stay the same when code moves or is added.
  package var fingerprint: String { "\(rule.number) \(evidence.subject)" }
}

extension PackageInspection.Case {
  /// The faults of the triad as the pattern that it says it is, or else is, each told once.
  ///
  /// A cycle, or the use of a module of widgets, is not told where its cause was: a missing `weak` is one
  /// fault. A name that does not fit comes first, since the rest may follow from it.
  package var faults: [(rule: ArchitectureRule, evidence: ArchitectureRule.Evidence)] {
    let rules = askedPattern.map { broken(as: $0) } ?? broken(as: .mvc).filter(\.isCommon)
    var told = suppressed
    let names = rules.filter { $0.number == "A24" }
    let effects = rules.filter { ["A22", "A23"].contains($0.number) }
    // Of code that is another pattern, the rules of the one that it is called are not asked again.
    let others = rules.filter { rule in
      !["A22", "A23", "A24"].contains(rule.number) && (names.isEmpty || rule.isCommon)
    }
    return (names + others + effects).flatMap { rule in
      guard case .broken(let evidence)? = verdicts[rule.number] else {
        return [(rule: ArchitectureRule, evidence: ArchitectureRule.Evidence)]()
      }
      let isEffect = effects.contains { $0.number == rule.number }
      let left = evidence.filter { !isEffect || told.isDisjoint(with: $0.places) }
      if rule.number != "A24" { told.formUnion(left.flatMap(\.places)) }
      return left.map { (rule, $0) }
    }
  }
}

extension PackageInspection {
  /// The faults of every triad; one in a part that several share is found once.
  package var findings: [InspectionFinding] {
    var told: Set<String> = []
    return cases.flatMap { found in
      found.faults.map { InspectionFinding($0, severity(of: $0), in: found.triad, $1) }
        .filter { told.insert("\($0.fingerprint) \($0.evidence.sentence)").inserted }
    }
  }

  /// The weight of a rule's breach.
  package func severity(of rule: ArchitectureRule) -> Severity {
    severities[rule.number] ?? rule.severity
  }
}
