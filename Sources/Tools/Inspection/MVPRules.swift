extension ArchitectureRule {
  /// The rules that make MVP.
  static let forMVP: [ArchitectureRule] = [
    ArchitectureRule(
      "A12", "The view holds its presenter strongly.",
      why: "Whoever holds the view holds the screen.", of: [.mvp]
    ) { triad, facts, _ in decideOnHoldingMediator(triad, facts) },
    ArchitectureRule(
      "A13", "The presenter holds its view weakly, and only through a protocol.",
      why: "The view holds the presenter, and a test's view must be able to take its place.",
      of: [.mvp]
    ) { triad, facts, roles in
      decideOnHeldViews(of: triad, facts, roles) { property in
        !property.isWeak && !facts.isWeakBox(property) || !triad.isThroughProtocol(property, facts)
      }
    },
    ArchitectureRule(
      "A14", "The view's protocol gives the presenter nothing to read.",
      why: "A passive view, which only shows, has no logic that could be wrong.",
      of: [.mvp], severity: .warning
    ) { triad, _, roles in
      decideOnProtocols(of: triad, roles) { _, member in
        member.kind == .property || member.hasResult
      }
    },
  ]
}

extension PackageFacts {
  /// Indicates whether a property holds its value in a box that is called weak.
  func isWeakBox(_ property: MemberFacts) -> Bool {
    property.mentions.contains { types[$0]?.name.contains("Weak") == true }
  }
}
