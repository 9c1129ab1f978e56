import TriptychTerminal

/// The variant that is nearest to what a triad has in the facts.
extension Triad {
  /// The facts in which the triad differs from its variant.
  package var differences: [VariantFact] { variant.map { differences(from: $0) } ?? [] }

  /// The nearest variant; nil where nothing that is known decides it.
  var nearestVariant: Variant? {
    if isCocoas { return .cocoa }
    return decides ? Variant.all.min { distance(of: $0) < distance(of: $1) } : nil
  }

  /// How far a variant is; one of the claimed pattern gives way only to one that is clearly nearer.
  ///
  /// A view model that announces changes by closures leaves it to the view to stay synchronised, as a
  /// presentation model does: which of the two is meant, only its name can say.
  private func distance(of variant: Variant) -> (Int, Int, Int) {
    let handicap = claim != nil && variant.pattern == claim ? 0 : 1
    let distance = differences(from: variant).reduce(handicap) {
      $0 + weight(of: $1) + ($1 == variant.essential ? 1 : 0)
    }
    let isMeant = variant == .presentationModel && NamedRole(mediator).isPresentationModel
    return (distance, handicap, isMeant ? 0 : 1)
  }

  private func differences(from variant: Variant) -> [VariantFact] {
    VariantFact.allCases.filter { differs($0, from: variant) }
  }

  /// The weight of a difference; that one entry for messages is the only one defines an architecture.
  private func weight(of fact: VariantFact) -> Int {
    findings[fact]?.values == [.message] ? 2 : fact.weight
  }

  private func differs(_ fact: VariantFact, from variant: Variant) -> Bool {
    if fact == .roles {
      let (own, theirs) = (findings[.roles]?.values ?? [], variant.facts[.roles] ?? [])
      return !theirs.isSubset(of: own) || own.subtracting(theirs).contains(.interactor)
    }
    guard let own = findings[fact]?.values, let theirs = variant.facts[fact] else { return false }
    return own.isDisjoint(with: theirs)
  }

  /// Indicates whether enough is known to name a variant.
  private var decides: Bool {
    let isReached = findings[.reach].map { $0.values != [.no] } ?? false
    let isObserved = findings[.observable].map { $0.values != [.no] } ?? false
    let gestures = findings[.gestures]?.values ?? []
    let isSent = !gestures.isDisjoint(with: [.delegate, .message])
    let isKept =
      claim != nil && findings[.root] != nil
      && (claim == .mvvm || findings[.model]?.values == [.yes])
    let hasInteractor = findings[.roles]?.values.contains(.interactor) == true
    return isReached || isObserved || isSent || isKept || hasInteractor
  }

  /// What decides that the mediator is its variant, as the end of a sentence that begins with "it".
  var cause: String {
    let reach = findings[.reach]?.values == [.no] ? ["knows no view"] : []
    let changes: [VariantFact.Value: String] = [
      .yes: "reports its changes", .byReading: "is observed by whoever reads it",
      .byClosure: "reports its changes by a closure", .no: "reports no change",
    ]
    return (reach + (findings[.observable]?.values ?? []).compactMap { changes[$0] }).listed
  }

  /// What the triad has in a fact, in words; nil where it is not known.
  package func words(for fact: VariantFact) -> String? {
    findings[fact].map { values, reason in
      values.map(\.rawValue).sorted().listed + (reason.map { ": \($0)" } ?? "")
    }
  }
}
