import AppScreens

/// A broken rule in one triad, at one place.
package struct InspectionFinding: Sendable {
  /// The rule.
  package let rule: ArchitectureRule

  /// The module and the mediator of the triad: `MVP.CalculatorPresenter`.
  package let triad: String

  /// The fault, with its place and its declaration.
  package let evidence: ArchitectureRule.Evidence

  /// The line of the evidence or, where that has none, of the mediator.
  package let place: SourceLine?

  /// A rule that is broken in a triad.
  init(_ rule: ArchitectureRule, in triad: Triad, _ evidence: ArchitectureRule.Evidence) {
    self.rule = rule
    self.triad = triad.name
    self.evidence = evidence
    place = evidence.place ?? triad.mediator.place
  }

  /// The rule and what is at fault, which stay the same when code moves or is added.
  package var fingerprint: String { "\(rule.number) \(evidence.subject)" }

  /// The rule, the fault and its places.
  package var sentence: String { "\(rule.number) \(evidence.sentence)" }
}

extension PackageInspection.Case {
  /// The faults of the triad as the pattern that it says it is, or else is, each told once.
  ///
  /// A cycle, or the use of a module of widgets, is not told where its cause was: a missing `weak` is one
  /// fault. A name that does not fit comes first, since the rest may follow from it.
  package var faults: [InspectionFinding] {
    let rules = askedPattern.map(broken) ?? broken(as: .mvc).filter(\.isCommon)
    let names = rules.filter { $0.number == "A24" }
    let effects = rules.filter { ["A22", "A23"].contains($0.number) }
    // Of code that is another pattern, the rules of the one that it is called are not asked again.
    let others = rules.filter { rule in
      !["A22", "A23", "A24"].contains(rule.number) && (names.isEmpty || rule.isCommon)
    }
    let causes = findings(against: others)
    let told = suppressed.union(causes.flatMap(\.evidence.places))
    return findings(against: names) + causes
      + findings(against: effects).filter { told.isDisjoint(with: $0.evidence.places) }
  }

  private func findings(against rules: [ArchitectureRule]) -> [InspectionFinding] {
    rules.flatMap { rule in
      (verdicts[rule.number]?.evidence ?? []).map { InspectionFinding(rule, in: triad, $0) }
    }
  }
}

extension PackageInspection {
  /// The faults of every triad; one in a part that several share is found once.
  package var findings: [InspectionFinding] {
    var told: Set<String> = []
    return cases.flatMap(\.faults)
      .filter { told.insert("\($0.fingerprint) \($0.sentence)").inserted }
  }
}
