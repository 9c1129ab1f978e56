extension ArchitectureRule {
  /// The rules that make MVP.
  static let forMVP: [ArchitectureRule] = [
    ArchitectureRule(
      "A12", .convention, "The view keeps a strong reference to its presenter.",
      why: "Then the presenter lives as long as the view does.",
      source: Publication.references, of: [.mvp], except: [.dolphin, .taligent, .cleanSwift]
    ) { triad, facts, roles in decideOnHoldingMediator(of: triad) },
    ArchitectureRule(
      "A13", .convention, "The presenter keeps a weak reference to a view that owns it.",
      why: "The view owns the presenter: with a strong reference back, neither would be released.",
      source: Publication.references, of: [.mvp]
    ) { triad, facts, roles in
      decideOnHeldViews(of: triad) { !facts.isHeldWeakly(by: $0) }
    },
    ArchitectureRule(
      "A14", .houseStyle, "The view's protocol gives the presenter nothing to read.",
      why: "Then a spy that only records can replace the view in a test.",
      source: Publication.house, of: [.mvp], except: [.supervising, .dolphin, .taligent],
      severity: .warning
    ) { triad, _, roles in
      decideOnProtocols(of: triad) { $0.kind == .property || $0.hasResult }
    },
    ArchitectureRule(
      "A26", .houseStyle, "The view reads nothing from its presenter, or through it.",
      why: "A spy in the view's place receives what the presenter shows, not what a view fetches.",
      source: Publication.house, of: [.mvp], except: [.supervising, .dolphin, .taligent],
      severity: .warning
    ) { triad, facts, _ in
      guard !triad.views.isEmpty else { return .notDecided(because: noView) }
      if let unread = triad.views.first(where: { facts.sources.blocks(of: $0).isEmpty }) {
        return .notDecided(because: "the source of \(unread.name) is not available")
      }
      return Decision(triad.readings)
    },
  ]
}

extension PackageFacts {
  /// Indicates whether a property holds its value weakly: by itself, in a box that does, or that is called
  /// weak; or by a protocol for which there is such a proxy.
  func isHeldWeakly(by property: MemberFacts) -> Bool {
    property.isWeak
      || types(of: property.mentions).contains { type in
        type.name.contains("Weak") || isWeakBox(type)
          || type.kind == .protocol
            && types.values.contains { other in
              other.conformances.contains(type.id) && !other.storedProperties.isEmpty
                && other.storedProperties.allSatisfy(\.isWeak)
            }
      }
  }

  /// Indicates whether a type is a structure of weak references alone.
  func isWeakBox(_ type: TypeFacts) -> Bool {
    let stored = storedProperties(of: type)
    return type.kind == .struct && !stored.isEmpty && stored.allSatisfy(\.isWeak)
  }
}
