import TriptychTextLayout

/// The verdict on a triad, in words.
package struct ArchitectureVerdict {
  /// Indicates whether nothing is to be told against it.
  package let isGood: Bool

  /// The verdict, without the name.
  package let sentence: String

  /// The evidence, what is near, and the reasons for what is undecided.
  package let details: [String]

  /// The verdict on a triad.
  package init(_ found: InspectedTriad) {
    let faults = found.faults
    let (open, holding) = (found.open, found.holding.count)
    let count =
      if !faults.isEmpty {
        ", with \(faults.count.counted("fault")):"
      } else if open.isEmpty {
        ": all \(holding) rules hold."
      } else {
        ": \(holding) rules hold, \(open.count) open."
      }
    sentence =
      switch (found.triad.claim, found.variant) {
      case (nil, nil): "does not say which pattern it is, and too little is known to tell."
      case (let claim?, nil):
        "is called \(claim.rawValue), and too little is known to tell whether it is\(count)"
      case (let claim?, let variant?) where found.isMisnamed:
        "is not \(claim.rawValue), but by what it does \(variant.name)\(count)"
      case (nil, let variant?) where variant.pattern == nil:
        "is \(variant.name), which is none of the three\(faults.isEmpty ? "." : count)"
      case (_, let variant?): "is \(variant.name)\(found.reading.exceptions)\(count)"
      }
    isGood = faults.isEmpty
    details =
      faults.map(\.sentence) + found.reading.remarks
      + open.map { "\($0.rule.number) not decided: \($0.reason)" }
  }
}

extension VariantReading {
  /// The facts in which the triad is not quite its variant, to stand behind the variant's name.
  fileprivate var exceptions: String {
    differences.isEmpty ? "" : " but for \(differences.count.counted("fact"))"
  }

  /// What differs from the variant, and what else is as near or nearly so.
  fileprivate var remarks: [String] {
    guard let variant else { return [] }
    let own = differences.map { fact in
      "Unlike \(variant.name), \(fact.rawValue): \(words(for: fact) ?? "none")"
    }
    let others = nearest.filter {
      $0.variant != variant && variant != .cocoa && !differences.isEmpty
        && $0.differences.count <= differences.count
    }.prefix(2).map { other in
      let facts = other.differences.map(\.rawValue).joined(separator: "; ")
      let rest = facts.isEmpty ? "." : ", but for: \(facts)."
      return "It is as near to \(other.variant.name)\(rest)"
    }
    let further = roles.map(\.rawValue).sorted().listed
    return own + others + (roles.isEmpty ? [] : ["It has these roles too: \(further)."])
  }
}
