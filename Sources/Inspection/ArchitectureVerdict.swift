import TextLayout

/// The verdict on a triad, in words.
package struct ArchitectureVerdict {
  /// Indicates whether it is the pattern that it claims to be, as far as is known.
  package let isGood: Bool

  /// The verdict, without the name.
  package let sentence: String

  /// The evidence, and the reasons for what is undecided.
  package let details: [String]

  /// The verdict on a triad.
  package init(_ found: PackageInspection.Case) {
    let fits = Triad.Pattern.allCases.filter { pattern in
      found.broken(as: pattern).allSatisfy(\.isCommon)
    }
    if let claim = found.triad.claim {
      self.init(on: claim, in: found, fits: fits)
    } else {
      self.init(unclaimed: found, fits: fits)
    }
  }

  /// The verdict on a triad whose names say what it is.
  private init(on claim: Triad.Pattern, in found: PackageInspection.Case, fits: [Triad.Pattern]) {
    let broken = found.broken(as: claim)
    let open = found.undecided(as: claim)
    let name = claim.rawValue
    isGood = broken.isEmpty
    if broken.isEmpty {
      let holding = found.holding(as: claim).count
      sentence =
        open.isEmpty
        ? "is \(name): all \(holding) rules hold."
        : "is \(name): \(holding) rules hold, \(open.count) open."
    } else if broken.allSatisfy(\.isCommon) {
      sentence = "is \(name), with \(broken.count.counted("fault")):"
    } else {
      let others = fits.filter { $0 != claim }.map(\.rawValue)
      sentence =
        others.isEmpty
        ? "is not \(name):" : "is not \(name), but by its rules \(others.listed):"
    }
    let undecided = open.compactMap { rule -> String? in
      guard case .notDecided(let reason)? = found.verdicts[rule.number] else { return nil }
      return "\(rule.number) not decided: \(reason)"
    }
    details = broken.flatMap { Self.evidence(for: $0, in: found) } + undecided
  }

  /// The verdict on a triad whose names do not say what it is.
  private init(unclaimed found: PackageInspection.Case, fits: [Triad.Pattern]) {
    let common = found.broken(as: .mvc).filter(\.isCommon)
    isGood = common.isEmpty
    sentence =
      fits.isEmpty
      ? "does not say what it is, and fits none of the three."
      : "does not say what it is; by its rules it could be \(fits.map(\.rawValue).listed)."
    let misfits = Triad.Pattern.allCases.filter { !fits.contains($0) }.map { pattern in
      let own = found.broken(as: pattern).filter { !$0.isCommon }
      let first = own.first.flatMap { Self.evidence(for: $0, in: found).first } ?? ""
      return "not \(pattern.rawValue): \(own.count) of its rules broken, such as \(first)"
    }
    let shown = common.flatMap { Self.evidence(for: $0, in: found) }
    details = ["It is: \(found.graph.sentence)."] + shown + misfits
  }

  private static func evidence(
    for rule: ArchitectureRule, in found: PackageInspection.Case
  ) -> [String] {
    guard case .broken(let evidence)? = found.verdicts[rule.number] else { return [] }
    return evidence.map { "\(rule.number) \($0.sentence)" }
  }
}

extension KnowledgeGraph {
  /// The references between its types, in a sentence.
  fileprivate var sentence: String {
    edges.filter { $0.relation == .holds || $0.relation == .holdsWeakly }.map { edge in
      "\(edge.from.name) \(edge.relation.rawValue) \(edge.to.name)"
        + (edge.to.isProtocol ? ", a protocol" : "")
    }.joined(separator: "; ")
  }
}
