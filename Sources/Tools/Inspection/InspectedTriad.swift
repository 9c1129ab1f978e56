import AppScreens
import TriptychSourceReading

/// One triad, with its verdicts and measures.
package struct InspectedTriad: Sendable {
  /// The triad.
  package let triad: Triad

  /// The seven facts, and the variants that are near them.
  package let reading: VariantReading

  /// Indicates whether house style is asked of it: it is built on the kit, or that was wished.
  package let isOfHouse: Bool

  /// The verdict on each rule, by its number; none for rules that its kind of pattern never promised.
  package internal(set) var verdicts: [String: ArchitectureRule.Verdict]

  /// The lines with faults that are suppressed.
  var suppressed: Set<SourceLine> = []

  /// The dependencies in it.
  package var graph: KnowledgeGraph { KnowledgeGraph(of: triad) }

  /// Its size, by role.
  package var sizes: [RoleSize] { RoleSize.sizes(of: triad) }

  /// The variant that it is, whatever it is called; nil where nothing that is known decides it.
  package var variant: Variant? { reading.variant }

  /// The pattern whose rules it is asked: the one that it says it is, or else that of its variant.
  package var askedPattern: Triad.Pattern? { triad.claim ?? variant?.pattern }

  init(_ triad: Triad, except off: [String: String], askingHouseStyle asksHouseStyle: Bool) {
    let reading = VariantReading(of: triad)
    let verdicts = ArchitectureRule.all.filter { off[$0.number] == nil }.compactMap { rule in
      rule.verdict(on: triad, of: reading.variant).map { (rule.number, $0) }
    }
    self.triad = triad
    self.reading = reading
    self.verdicts = Dictionary(uniqueKeysWithValues: verdicts)
    isOfHouse =
      asksHouseStyle || !triad.screens.isEmpty
      || triad.views.contains(where: triad.facts.isHeadless)
  }

  /// The rules of a pattern, common ones included, that are broken.
  package func broken(as pattern: Triad.Pattern) -> [ArchitectureRule] {
    rules(of: pattern) { $0.isBroken }
  }

  /// The rules of a pattern, common ones included, that hold.
  package func holding(as pattern: Triad.Pattern) -> [ArchitectureRule] {
    rules(of: pattern) { $0 == .holds }
  }

  /// The rules of a pattern that neither hold nor are broken, as far as is known.
  package func undecided(as pattern: Triad.Pattern) -> [ArchitectureRule] {
    rules(of: pattern) { !$0.isBroken && $0 != .holds }
  }

  private func rules(
    of pattern: Triad.Pattern, where isMeant: (ArchitectureRule.Verdict) -> Bool
  ) -> [ArchitectureRule] {
    ArchitectureRule.all.filter { rule in
      rule.patterns.contains(pattern) && asks(rule)
        && verdicts[rule.number].map(isMeant) == true
    }
  }

  /// Indicates whether a rule is asked of it.
  package func asks(_ rule: ArchitectureRule) -> Bool {
    rule.standing != .houseStyle || isOfHouse
  }

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
