import TriptychSourceReading

/// One triad, with its verdicts and measures.
package struct InspectedTriad: Sendable {
  /// The triad.
  package let triad: Triad

  /// The eight facts, and the variants that are near them.
  package let reading: VariantReading

  /// Indicates whether house style is asked of it: it is built on the kit, or that was wished.
  private let isOfHouse: Bool

  /// The verdict on each rule, by its number; none for rules that its kind of pattern never promised.
  package let verdicts: [String: ArchitectureRule.Verdict]

  /// The variant that it is, whatever it is called; nil where nothing that is known decides it.
  package var variant: Variant? { reading.variant }

  /// Indicates whether its names claim another pattern than it is.
  var isMisnamed: Bool { verdicts["A24"]?.isBroken == true }

  init(_ triad: Triad, askingHouseStyle asksHouseStyle: Bool) {
    let reading = VariantReading(of: triad)
    let verdicts = ArchitectureRule.all.compactMap { rule in
      rule.verdict(on: triad, of: reading.variant).map { (rule.number, $0) }
    }
    self.triad = triad
    self.reading = reading
    self.verdicts = Dictionary(uniqueKeysWithValues: verdicts)
    isOfHouse =
      asksHouseStyle || !triad.screens.isEmpty
      || triad.views.contains(where: triad.facts.isHeadless)
  }

  /// The rules that it is asked, each with its verdict: those of the pattern that it claims to be, or of
  /// the one that it is, if that is another or it claims none.
  private var asked: [(rule: ArchitectureRule, verdict: ArchitectureRule.Verdict)] {
    let pattern = isMisnamed ? variant?.pattern : triad.claim ?? variant?.pattern
    return ArchitectureRule.all.compactMap { rule in
      let isOfPattern = pattern.map(rule.patterns.contains) ?? rule.isCommon
      guard isOfPattern, rule.standing != .houseStyle || isOfHouse else { return nil }
      return verdicts[rule.number].map { (rule, $0) }
    }
  }

  /// The rules that it is asked, and that hold.
  package var holding: [ArchitectureRule] { asked.filter { $0.verdict == .holds }.map(\.rule) }

  /// The rules that it is asked, and that the facts do not decide, each with the reason.
  package var open: [(rule: ArchitectureRule, reason: String)] {
    asked.compactMap { rule, verdict in
      guard case .notDecided(let reason) = verdict else { return nil }
      return (rule, reason)
    }
  }

  /// The faults of the triad, each reported once.
  ///
  /// A cycle, or the use of a module of widgets, is not reported where its cause was: a missing `weak` is one
  /// fault. A name that does not fit comes first, since the rest may follow from it.
  package var faults: [InspectionFinding] {
    let all = asked.flatMap { rule, verdict in
      verdict.evidence.map { InspectionFinding(rule: rule, evidence: $0) }
    }
    let effects = ["A22", "A23"]
    let names = all.filter { $0.rule.number == "A24" }
    let causes = all.filter { !effects.contains($0.rule.number) && $0.rule.number != "A24" }
    let known = Set(causes.flatMap(\.evidence.places))
    return names + causes
      + all.filter {
        effects.contains($0.rule.number) && known.isDisjoint(with: $0.evidence.places)
      }
  }
}
