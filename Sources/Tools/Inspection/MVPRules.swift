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
      why: """
        The view owns the presenter: with a strong reference back, neither would be released; an unowned one \
        ends the app, if it is used after the view.
        """,
      source: Publication.references, of: [.mvp]
    ) { triad, facts, roles in
      decideOnHeldViews(of: triad) {
        !facts.isHeldWeakly(by: $0) || $0.declaration.contains("unowned")
      }
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

  /// Indicates whether a type only keeps weak references: a structure or class that boxes them, or a proxy, which
  /// conforms to the protocol of what it keeps.
  func isWeakBox(_ type: TypeFacts) -> Bool {
    let stored = storedProperties(of: type)
    guard type.kind != .protocol, !stored.isEmpty, stored.allSatisfy(\.isWeak) else { return false }
    return type.kind == .struct
      || type.members.allSatisfy { $0.isStored || $0.kind == .initializer }
      || !type.conformances.isDisjoint(with: stored.flatMap(\.mentions))
  }
}
