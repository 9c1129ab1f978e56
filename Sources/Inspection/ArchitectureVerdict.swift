import TextLayout

/// What a triad is by the rules, in words.
package struct ArchitectureVerdict {
  /// Whether it is what it says it is, as far as is known.
  package let isGood: Bool

  /// The verdict, without the name.
  package let sentence: String

  /// What shows it, or leaves it open.
  package let details: [String]

  /// The verdict on a triad.
  package init(_ found: PackageInspection.Case) {
    let fits = Triad.Pattern.allCases.filter { pattern in
      found.broken(as: pattern).allSatisfy { $0.isCommon }
    }
    guard let claim = found.triad.claim else {
      let common = found.broken(as: .mvc).filter { $0.isCommon }
      let names = fits.map(\.rawValue).listed
      isGood = common.isEmpty
      sentence =
        fits.isEmpty
        ? "does not say what it is, and is none of the three."
        : "does not say what it is; by its rules it could be \(names)."
      details =
        ["It is: \(found.graph.sentence)."]
        + common.flatMap { Self.evidence(for: $0, in: found) }
        + Triad.Pattern.allCases.filter { !fits.contains($0) }.map { pattern in
          let first = found.broken(as: pattern).filter { !$0.isCommon }
          let evidence = first.first.flatMap { Self.evidence(for: $0, in: found).first } ?? ""
          return "not \(pattern.rawValue): \(first.count) of its rules broken, such as \(evidence)"
        }
      return
    }
    let broken = found.broken(as: claim)
    let open = found.undecided(as: claim)
    let own = broken.filter { !$0.isCommon }
    isGood = broken.isEmpty
    let holding = found.holding(as: claim).count
    let elsewhere = fits.filter { $0 != claim }.map(\.rawValue)
    if broken.isEmpty {
      sentence =
        "is \(claim.rawValue): "
        + (open.isEmpty
          ? "all \(holding) rules hold." : "\(holding) rules hold, \(open.count) open.")
    } else if own.isEmpty {
      sentence = "is \(claim.rawValue), with \(broken.count.counted("fault")):"
    } else {
      sentence =
        "is not \(claim.rawValue)"
        + (elsewhere.isEmpty ? ":" : ", but by its rules \(elsewhere.listed):")
    }
    details =
      broken.flatMap { Self.evidence(for: $0, in: found) }
      + open.compactMap { rule in
        guard case .notDecided(let reason)? = found.verdicts[rule.number] else { return nil }
        return "\(rule.number) not decided: \(reason)"
      }
  }

  private static func evidence(
    for rule: ArchitectureRule, in found: PackageInspection.Case
  ) -> [String] {
    guard case .broken(let evidence)? = found.verdicts[rule.number] else { return [] }
    return evidence.map { "\(rule.number) \($0.sentence)" }
  }
}

extension KnowledgeGraph {
  /// Who holds whom, in a sentence.
  fileprivate var sentence: String {
    edges.filter { $0.relation == .holds || $0.relation == .holdsWeakly }.map { edge in
      "\(edge.from.name) \(edge.relation.rawValue) \(edge.to.name)"
        + (edge.to.isProtocol ? ", a protocol" : "")
    }.joined(separator: "; ")
  }
}
