/// Decisions that rules of several patterns share.
extension ArchitectureRule {
  /// Judges the members of some types, one by one; each at fault is shown after the type's name and a verb.
  static func members(
    of types: [TypeFacts], _ verb: String = "has", where isFault: (MemberFacts) -> Bool
  ) -> Decision {
    Decision(
      types.flatMap { type in
        type.members.filter(isFault).map { Evidence("\(type.name) \(verb)", $0, of: type) }
      })
  }

  /// Judges the protocols by which a mediator knows its view; not decided if it is not seen to know one.
  static func decideOnProtocols(
    of triad: Triad, _ isFault: (MemberFacts) -> Bool
  ) -> Decision {
    guard !triad.viewProtocols.isEmpty else {
      guard let known = triad.knownViews.first else {
        return .notDecided(because: "\(triad.mediator.name) is not seen to know a view")
      }
      return .broken([
        Evidence("\(triad.mediator.name) knows its view by its class:", known, of: triad.mediator)
      ])
    }
    return members(of: triad.viewProtocols, "requires") { member in
      // The way back to the mediator is nothing that a view shows.
      !(member.kind == .property && triad.isWiring(member)) && isFault(member)
    }
  }

  /// Judges how the views hold their mediator: themselves or by inheritance, by class or by protocol.
  ///
  /// One of them, such as a screen's view controller, keeps it; a cell may know it weakly.
  /// A mediator that no view refers to, and that holds its view strongly, keeps the screen alive itself.
  static func decideOnHoldingMediator(of triad: Triad) -> Decision {
    guard !triad.views.isEmpty else { return .notDecided(because: noView) }
    let (facts, name) = (triad.facts, triad.mediator.name)
    if triad.views.contains(where: { triad.way(from: $0, to: triad.mediatorIDs) != nil }) {
      return .holds
    }
    let isOwner = !triad.heldViews.allSatisfy(facts.isHeldWeakly)
    let faults = triad.views.flatMap { view in
      triad.ways(of: view).filter { $0.isStored || !isOwner }
        .map { Evidence("\(view.name) only has", $0, of: view) }
    }
    if !faults.isEmpty { return .broken(faults.groupedBySubject) }
    if isOwner { return .holds }
    return triad.views.first(where: facts.isHeadless)
      .map { .broken([Evidence("does not hold \(name)", $0)]) }
      ?? .notDecided(because: "no view is seen to hold \(name)")
  }

  /// Judges how the mediator holds its views.
  ///
  /// Holding none is a fault only where all that it holds is known.
  static func decideOnHeldViews(
    of triad: Triad, _ isFault: (MemberFacts) -> Bool
  ) -> Decision {
    let (mediator, facts) = (triad.mediator, triad.facts)
    let held = triad.heldViews
    if !held.isEmpty {
      let faults = triad.isKeptFromBehind ? [] : held.filter(isFault)
      return Decision(faults.map { Evidence("\(mediator.name) holds", $0, of: mediator) })
    }
    guard !triad.views.isEmpty, facts.holdsOnlyKnown(mediator) else {
      return .notDecided(because: "\(mediator.name) is not seen to hold a view")
    }
    return .broken([Evidence("holds no view", mediator)])
  }
}

extension PackageFacts {
  /// Indicates whether everything that a type may hold is known: its source is there, no callback, no generic value, no
  /// superclass that is declared elsewhere.
  func holdsOnlyKnown(_ type: TypeFacts) -> Bool {
    !sources.blocks(of: type).isEmpty
      && !storedProperties(of: type).contains { $0.isClosure || $0.isGeneric }
      && !superclasses(of: type).contains { $0.isExternal && $0.name != "NSObject" }
  }
}
