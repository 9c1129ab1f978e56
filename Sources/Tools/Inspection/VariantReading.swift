import TriptychTextLayout

/// The eight facts of a triad, as far as they are known, and the variant that is nearest to them.
package struct VariantReading: Sendable {
  /// What the triad has in each fact, with what shows it; one that is not known is missing.
  private let findings: [VariantFact: Triad.Finding]

  /// The nearest variant; nil where nothing that is known decides it.
  package private(set) var variant: Variant?

  /// What the triad has in each fact; one that is not known is missing.
  package var facts: [VariantFact: Set<VariantFact.Value>] { findings.mapValues(\.values) }

  /// The facts in which the triad differs from its variant.
  package var differences: [VariantFact] { variant.map(differences) ?? [] }

  init(of triad: Triad) {
    findings = VariantFact.allCases.reduce(into: [:]) { $0[$1] = triad.finding(on: $1) }
    if triad.isCocoas {
      variant = .cocoa
    } else if decides(triad.claim) {
      let isNamed = NamedRole(triad.mediator).isPresentationModel
      variant = Variant.all.min { left, right in
        distance(of: left, triad.claim, isNamed) < distance(of: right, triad.claim, isNamed)
      }
    }
  }

  /// How far a variant is; one of the claimed pattern gives way only to one that is clearly nearer.
  ///
  /// A view model that announces changes by closures leaves it to the view to stay synchronised, as a
  /// presentation model does: which of the two is meant, only its name can say.
  private func distance(
    of variant: Variant, _ claim: Triad.Pattern?, _ isNamedPresentationModel: Bool
  ) -> (Int, Int, Int) {
    let handicap = claim != nil && variant.pattern == claim ? 0 : 1
    let distance = differences(from: variant).reduce(handicap) {
      $0 + weight(of: $1) + ($1 == variant.essential ? 1 : 0)
    }
    let isMeant = isNamedPresentationModel && variant == .presentationModel
    return (distance, handicap, isMeant ? 0 : 1)
  }

  private func differences(from variant: Variant) -> [VariantFact] {
    VariantFact.allCases.filter { differs($0, from: variant) }
  }

  /// The weight of a difference; that one entry for messages is the only one defines an architecture.
  private func weight(of fact: VariantFact) -> Int {
    facts[fact] == [.message] ? 2 : fact.weight
  }

  private func differs(_ fact: VariantFact, from variant: Variant) -> Bool {
    if fact == .roles {
      let (own, theirs) = (facts[.roles] ?? [], variant.facts[.roles] ?? [])
      return !theirs.isSubset(of: own) || own.subtracting(theirs).contains(.interactor)
    }
    guard let own = facts[fact], let theirs = variant.facts[fact] else { return false }
    return own.isDisjoint(with: theirs)
  }

  /// Indicates whether enough is known to name a variant.
  private func decides(_ claim: Triad.Pattern?) -> Bool {
    let isReached = facts[.reach].map { $0 != [.no] } ?? false
    let isObserved = facts[.observable].map { $0 != [.no] } ?? false
    let isSent = facts[.gestures].map { !$0.isDisjoint(with: [.delegate, .message]) } ?? false
    let isKept = claim != nil && facts[.root] != nil && (claim == .mvvm || facts[.model] == [.yes])
    let hasInteractor = facts[.roles]?.contains(.interactor) == true
    return isReached || isObserved || isSent || isKept || hasInteractor
  }

  /// What decides that the mediator is its variant, as the end of a sentence that begins with "it".
  var cause: String {
    let reach = facts[.reach] == [.no] ? ["knows no view"] : []
    let changes: [VariantFact.Value: String] = [
      .yes: "reports its changes", .byReading: "is observed by whoever reads it",
      .byClosure: "reports its changes by a closure", .no: "reports no change",
    ]
    return (reach + (facts[.observable] ?? []).compactMap { changes[$0] }).listed
  }

  /// What the triad has in a fact, in words; nil where it is not known.
  package func words(for fact: VariantFact) -> String? {
    findings[fact].map { values, reason in
      values.map(\.rawValue).sorted().listed + (reason.map { ": \($0)" } ?? "")
    }
  }
}
