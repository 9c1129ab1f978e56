import TriptychTerminal

/// What is said of a triad.
extension Triad {
  /// Indicates whether its names claim another pattern than it is.
  var isMisnamed: Bool { decisions["A24"]?.isBroken == true }

  /// The rules that it is asked, each with its decision: those of the pattern that it claims to be, or of
  /// the one that it is, if that is another or it claims none.
  private var asked: [(rule: ArchitectureRule, decision: ArchitectureRule.Decision)] {
    let pattern = isMisnamed ? variant?.pattern : claim ?? variant?.pattern
    return ArchitectureRule.all.compactMap { rule in
      let isOfPattern = pattern.map(rule.patterns.contains) ?? rule.isCommon
      guard isOfPattern, rule.standing != .houseStyle || isOfHouse else { return nil }
      return decisions[rule.number].map { (rule, $0) }
    }
  }

  /// The rules that it is asked, and that hold.
  package var holding: [ArchitectureRule] { asked.filter { $0.decision == .holds }.map(\.rule) }

  /// The rules that it is asked, and that the facts do not decide, each with the reason.
  package var open: [(rule: ArchitectureRule, reason: String)] {
    asked.compactMap { rule, decision in
      guard case .notDecided(let reason) = decision else { return nil }
      return (rule, reason)
    }
  }

  /// The faults of the triad, each reported once.
  ///
  /// A cycle, or the use of a module of widgets, is not reported where its cause was: a missing `weak` is one
  /// fault. A name that does not fit comes first, since the rest may follow from it.
  package var faults: [InspectionFinding] {
    let all = asked.flatMap { rule, decision in
      decision.evidence.map { InspectionFinding(rule: rule, evidence: $0) }
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

  /// What it is, without its name.
  package var sentence: String {
    let (faults, holding, unlike) = (faults.count, holding.count, differences)
    let count =
      if faults > 0 {
        ", with \(faults.counted("fault")):"
      } else if open.isEmpty {
        ": all \(holding) rules hold."
      } else {
        ": \(holding) rules hold, \(open.count) open."
      }
    return switch (claim, variant) {
    case (nil, nil): "does not say which pattern it is, and too little is known to decide."
    case (let claim?, nil):
      "is called \(claim.rawValue), and too little is known to decide whether it is\(count)"
    case (let claim?, let variant?) where isMisnamed:
      "is not \(claim.rawValue), but by what it does \(variant.name)\(count)"
    case (nil, let variant?) where variant.pattern == nil:
      "is \(variant.name), which is none of the three\(faults == 0 ? "." : count)"
    case (_, let variant?):
      "is \(variant.name)\(unlike.isEmpty ? "" : " but for \(unlike.count.counted("fact"))")\(count)"
    }
  }

  /// The evidence, what differs from the variant, the further roles, and the reasons for what is undecided.
  package var details: [String] {
    let unlike = differences.map { fact in
      "Unlike \(variant?.name ?? ""), \(fact.rawValue): \(words(for: fact) ?? "none")"
    }
    let further = variant.flatMap { _ in words(for: .roles) }
    return faults.map(\.sentence) + unlike
      + (further.map { ["It has these roles too: \($0)."] } ?? [])
      + open.map { "\($0.rule.number) not decided: \($0.reason)" }
  }
}
