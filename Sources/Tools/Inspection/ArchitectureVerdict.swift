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
    if let claim = found.triad.claim {
      self.init(on: claim, in: found)
    } else {
      self.init(unclaimed: found)
    }
  }

  /// The verdict on a triad whose names say what it is.
  private init(on claim: Triad.Pattern, in found: PackageInspection.Case) {
    let broken = found.broken(as: claim)
    let open = found.undecided(as: claim)
    let name = found.name(of: claim)
    isGood = broken.isEmpty
    let faults = broken.count.counted("fault")
    if let pattern = found.pattern, pattern != claim {
      sentence = "is not \(name), but by what it does \(pattern.rawValue):"
    } else if found.pattern == nil {
      let start = "is called \(name), and nothing that is known decides it"
      sentence = broken.isEmpty ? "\(start)." : "\(start); it has \(faults):"
    } else if broken.isEmpty {
      let holding = found.holding(as: claim).count
      sentence =
        open.isEmpty
        ? "is \(name): all \(holding) rules hold."
        : "is \(name): \(holding) rules hold, \(open.count) open."
    } else {
      sentence = "is \(name), with \(faults):"
    }
    let undecided = open.compactMap { rule -> String? in
      guard case .notDecided(let reason)? = found.verdicts[rule.number] else { return nil }
      return "\(rule.number) not decided: \(reason)"
    }
    details = broken.flatMap { Self.evidence(for: $0, in: found) } + undecided
  }

  /// The verdict on a triad whose names do not say what it is.
  private init(unclaimed found: PackageInspection.Case) {
    let common = found.broken(as: .mvc).filter(\.isCommon)
    let fits = Triad.Pattern.allCases.filter { pattern in
      found.evidence.reasons[pattern] != nil && found.broken(as: pattern).allSatisfy(\.isCommon)
    }
    isGood = common.isEmpty
    sentence =
      fits.isEmpty
      ? "does not say what it is, and fits none of the three."
      : "does not say what it is; by its rules it could be \(fits.map(\.rawValue).listed)."
    let misfits = Triad.Pattern.allCases.filter { !fits.contains($0) }.compactMap { pattern in
      let own = found.broken(as: pattern).filter { !$0.isCommon }
      guard let first = own.first.flatMap({ Self.evidence(for: $0, in: found).first }) else {
        return "not seen to be \(pattern.rawValue)"
      }
      return "not \(pattern.rawValue): \(own.count) of its rules broken, such as \(first)"
    }
    let shown = common.flatMap { Self.evidence(for: $0, in: found) }
    let graph = found.graph.sentence
    details = (graph.isEmpty ? [] : ["It is: \(graph)."]) + shown + misfits
  }

  private static func evidence(
    for rule: ArchitectureRule, in found: PackageInspection.Case
  ) -> [String] {
    guard case .broken(let evidence)? = found.verdicts[rule.number] else { return [] }
    return evidence.map { "\(rule.number) \($0.sentence)" }
  }
}

extension PackageInspection.Case {
  /// The name of a pattern, with the kind of it where several go by that name.
  package func name(of pattern: Triad.Pattern) -> String {
    guard pattern == triad.claim, let dialect = triad.dialect else { return pattern.rawValue }
    switch dialect {
    case .cocoa, .smalltalk: return "\(dialect.rawValue) \(pattern.rawValue)"
    case .passiveView: return pattern.rawValue
    case .viper: return "\(pattern.rawValue), as VIPER has it"
    }
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
