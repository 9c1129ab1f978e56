extension ArchitectureRule {
  /// The rules that make MVP.
  static let forMVP: [ArchitectureRule] = [
    ArchitectureRule(
      "A12", "The view holds its presenter strongly.",
      why: "Whoever holds the view holds the screen.", of: [.mvp]
    ) { triad, _, _ in decideOnHoldingMediator(triad) },
    ArchitectureRule(
      "A13", "The presenter holds its view weakly, and only through a protocol.",
      why: "The view holds the presenter; and a test's view must be able to take its place.",
      of: [.mvp]
    ) { triad, _, roles in
      let held = triad.heldViews(roles)
      guard !held.isEmpty else {
        return Verdict([Evidence("\(triad.mediator.name) holds no view", at: triad.mediator.place)])
      }
      return Verdict(
        held.filter { !$0.isWeak || !triad.isThroughProtocol($0) }
          .map { Evidence("\(triad.mediator.name) holds \($0.declaration)", at: $0.place) })
    },
    ArchitectureRule(
      "A14", "The view's protocol gives the presenter nothing to read.",
      why: "A view that only shows has nothing in it that could be wrong: it is passive.",
      of: [.mvp]
    ) { triad, _, _ in
      decideOnProtocols(of: triad) { type in
        type.members.filter { $0.kind == .property || $0.hasResult }
          .map { Evidence("\(type.name) requires \($0.declaration)", at: $0.place) }
      }
    },
  ]
}
