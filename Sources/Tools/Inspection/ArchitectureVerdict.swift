import TextLayout

/// The verdict on a triad, in words.
package struct ArchitectureVerdict {
  /// Indicates whether nothing is to be told against it.
  package let isGood: Bool

  /// The verdict, without the name.
  package let sentence: String

  /// The evidence, what is near, and the reasons for what is undecided.
  package let details: [String]

  /// The verdict on a triad.
  package init(_ found: PackageInspection.Case) {
    let faults = found.faults
    let open = found.askedPattern.map { found.undecided(as: $0) } ?? []
    let holding = found.askedPattern.map { found.holding(as: $0).count } ?? 0
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
      case (nil, nil): "does not say what it is, and nothing that is known decides it."
      case (let claim?, nil):
        "is called \(claim.rawValue), and nothing that is known decides it\(count)"
      case (let claim?, let variant?) where found.verdicts["A24"]?.isBroken == true:
        "is not \(claim.rawValue), but by what it does \(variant.name)\(count)"
      case (nil, let variant?) where variant.pattern == nil:
        "is \(variant.name), which is none of the three\(faults.isEmpty ? "." : count)"
      case (_, let variant?): "is \(variant.name)\(found.reading.exceptions)\(count)"
      }
    let undecided = open.compactMap { rule -> String? in
      guard case .notDecided(let reason)? = found.verdicts[rule.number] else { return nil }
      return "\(rule.number) not decided: \(reason)"
    }
    isGood = faults.isEmpty
    details =
      faults.map { "\($0.rule.number) \($0.evidence.sentence)" } + found.reading.remarks + undecided
  }
}

extension VariantReading {
  /// The facts in which the triad is not quite its variant, to stand behind the variant's name.
  fileprivate var exceptions: String {
    let words = differences.map(\.rawValue)
    return words.isEmpty ? "" : " but for \(words.count.counted("fact"))"
  }

  /// What differs from the variant, and what else is as near or nearly so.
  fileprivate var remarks: [String] {
    guard let variant else { return [] }
    let distance = differences.count
    let own = differences.map { fact in "\(fact.rawValue): \(words(for: fact) ?? "none")" }
    let others = nearest.filter {
      $0.variant != variant && variant != .cocoa && !differences.isEmpty
        && $0.differences.count <= distance
    }.prefix(2).map { other in
      other.differences.isEmpty
        ? other.variant.name
        : "\(other.variant.name) (but \(other.differences.map(\.rawValue).listed))"
    }
    return own + (others.isEmpty ? [] : ["As near: \(others.joined(separator: "; "))"])
      + (roles.isEmpty ? [] : ["With \(roles.map(\.rawValue).sorted().listed)"])
  }
}
