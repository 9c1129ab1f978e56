import TriptychTextLayout

/// The verdict on a triad, in words.
extension InspectedTriad {
  /// The verdict, without the name.
  package var sentence: String {
    let (faults, holding, unlike) = (faults.count, holding.count, reading.differences)
    let count =
      if faults > 0 {
        ", with \(faults.counted("fault")):"
      } else if open.isEmpty {
        ": all \(holding) rules hold."
      } else {
        ": \(holding) rules hold, \(open.count) open."
      }
    return switch (triad.claim, variant) {
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
    let unlike = reading.differences.map { fact in
      "Unlike \(variant?.name ?? ""), \(fact.rawValue): \(reading.words(for: fact) ?? "none")"
    }
    let further = variant.flatMap { _ in reading.words(for: .roles) }
    return faults.map(\.sentence) + unlike
      + (further.map { ["It has these roles too: \($0)."] } ?? [])
      + open.map { "\($0.rule.number) not decided: \($0.reason)" }
  }
}
