/// Decisions that rules of several patterns share.
extension ArchitectureRule {
  static func decideOnProtocols(
    of triad: Triad, _ evidence: (TypeFacts) -> [Evidence]
  ) -> Verdict {
    triad.viewProtocols.isEmpty
      ? Verdict([
        Evidence("\(triad.mediator.name) knows its view by no protocol", at: triad.mediator.place)
      ])
      : Verdict(triad.viewProtocols.flatMap(evidence))
  }

  static func decideOnHoldingMediator(_ triad: Triad) -> Verdict {
    decideOnViews(of: triad) { view in
      let held = view.storedProperties.filter { $0.mentions.contains(triad.mediator.id) }
      return held.isEmpty
        ? [Evidence("\(view.name) does not hold \(triad.mediator.name)", at: view.place)]
        : held.filter(\.isWeak).map {
          Evidence("\(view.name) holds \($0.declaration)", at: $0.place)
        }
    }
  }
}

extension Triad {
  /// The properties in which the mediator holds views.
  func heldViews(_ roles: Roles) -> [MemberFacts] {
    mediator.storedProperties.filter { $0.mentions.contains { roles.role(of: $0) == .view } }
  }

  /// Indicates whether a property has the type of a view's protocol alone.
  func isThroughProtocol(_ property: MemberFacts) -> Bool {
    !property.mentions.contains { id in views.contains { $0.id == id } }
  }
}
