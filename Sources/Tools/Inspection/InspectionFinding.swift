/// A broken rule in one triad, at one place.
package struct InspectionFinding: Sendable {
  /// The rule.
  package let rule: ArchitectureRule

  /// The fault, with its place.
  package let evidence: ArchitectureRule.Evidence

  /// The rule, the fault and its places.
  package var sentence: String { "\(rule.number) \(evidence.sentence)" }
}
