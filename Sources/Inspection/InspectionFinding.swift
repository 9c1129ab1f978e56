import AppScreens

/// A broken rule in one triad, at one place.
public struct InspectionFinding: Hashable, Sendable {
  /// The rule.
  public let rule: ArchitectureRule

  /// The weight of the breach.
  public let severity: Severity

  /// The module and the mediator of the triad: `MVP.CalculatorPresenter`.
  public let triad: String

  /// The fault, with its place and its declaration.
  public let evidence: ArchitectureRule.Evidence

  /// The finding without its line, so that it stays the same when code moves.
  public var fingerprint: String { "\(rule.number) \(triad): \(evidence.text)" }

  /// Two findings are the same with the same rule, triad and evidence.
  public static func == (left: Self, right: Self) -> Bool {
    left.fingerprint == right.fingerprint && left.evidence == right.evidence
  }

  /// Hashes what makes findings the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
    hasher.combine(evidence)
  }
}

extension PackageInspection {
  /// The rules that each triad breaks as the pattern that it is said to be.
  public var findings: [InspectionFinding] {
    cases.flatMap { found in
      let rules =
        found.triad.claim.map { found.broken(as: $0) }
        ?? found.broken(as: .mvc).filter(\.isCommon)
      return rules.flatMap { rule -> [InspectionFinding] in
        guard case .broken(let evidence)? = found.verdicts[rule.number] else { return [] }
        return evidence.map {
          InspectionFinding(
            rule: rule, severity: severity(of: rule), triad: found.triad.name, evidence: $0)
        }
      }
    }
  }

  /// The weight of a rule's breach.
  public func severity(of rule: ArchitectureRule) -> Severity {
    severities[rule.number] ?? rule.severity
  }
}
