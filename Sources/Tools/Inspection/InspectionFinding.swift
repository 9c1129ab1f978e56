import AppScreens

/// A broken rule in one triad, at one place.
package struct InspectionFinding: Hashable, Sendable {
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

  /// The finding without its line, so that it stays the same when code moves.
  package var fingerprint: String { "\(rule.number) \(triad): \(evidence.text)" }

  /// Two findings are the same with the same rule, triad and evidence.
  package static func == (left: Self, right: Self) -> Bool {
    left.fingerprint == right.fingerprint && left.evidence == right.evidence
  }

  /// Hashes what makes findings the same.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
    hasher.combine(evidence)
  }
}

extension PackageInspection {
  /// The rules that each triad breaks as the pattern that it is said to be.
  package var findings: [InspectionFinding] {
    cases.flatMap { found in
      let rules =
        found.triad.claim.map { found.broken(as: $0) }
        ?? found.broken(as: .mvc).filter(\.isCommon)
      return rules.flatMap { rule -> [InspectionFinding] in
        guard case .broken(let evidence)? = found.verdicts[rule.number] else { return [] }
        return evidence.map {
          InspectionFinding(rule, severity(of: rule), in: found.triad, $0)
        }
      }
    }
  }

  /// The weight of a rule's breach.
  package func severity(of rule: ArchitectureRule) -> Severity {
    severities[rule.number] ?? rule.severity
  }
}
