import TriptychSourceReading

/// A broken rule in one triad, at one place.
package struct InspectionFinding: Sendable {
  /// The rule.
  package let rule: ArchitectureRule

  /// The fault, with its place and its declaration.
  package let evidence: ArchitectureRule.Evidence

  /// The line of the evidence or, where that has none, of the mediator.
  package let place: SourceLine?

  /// A rule that is broken in a triad.
  init(_ rule: ArchitectureRule, in triad: Triad, _ evidence: ArchitectureRule.Evidence) {
    self.rule = rule
    self.evidence = evidence
    place = evidence.place ?? triad.mediator.place
  }

  /// The rule and what is at fault, which stay the same when code moves or is added.
  package var fingerprint: String { "\(rule.number) \(evidence.subject)" }

  /// The rule, the fault and its places.
  package var sentence: String { "\(rule.number) \(evidence.sentence)" }
}
