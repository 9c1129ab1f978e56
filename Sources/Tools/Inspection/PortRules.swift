extension ArchitectureRule {
  /// The rules on the ports through which a mediator calls services.
  static let forPorts: [ArchitectureRule] = [
    ArchitectureRule(
      "A20", .convention, "A mediator's services are passed to its `init`, typed as protocols.",
      why:
        "A test cannot replace a service that the mediator finds by itself or knows by its class.",
      source: Publication.injection, of: .all, except: [.cocoa], severity: .warning
    ) { triad, facts, roles in
      let concrete = facts.lines(of: triad.mediator) {
        roles.role(of: $0.id) == .port && $0.kind != .protocol
      }
      let initializers = triad.mediator.members.filter { $0.kind == .initializer }
      // A port is given by another port too.
      let given = Set((initializers + triad.ports.flatMap(\.members)).flatMap(\.mentions))
      // A port that only a generic parameter mentions is not known well enough.
      let properties = facts.storedProperties(of: triad.mediator).filter { !$0.isGeneric }
      let kept = Set(properties.flatMap(\.mentions)).subtracting(given)
      let found = triad.ports.filter { kept.contains($0.id) }.map {
        Evidence("takes no \($0.name) in an init", triad.mediator)
      }
      let interactors = properties.filter { property in
        facts.types(of: property.mentions).contains {
          $0.kind == .class && NamedRole($0).furtherRole == .interactor
        }
      }.map { Evidence("\(triad.mediator.name) knows a class:", $0, of: triad.mediator) }
      return Decision((concrete.isEmpty ? found : concrete) + interactors)
    },
    ArchitectureRule(
      "A21", .convention, "A view does not mention a service, nor the protocol of one.",
      why: "A view that calls a service bypasses the mediator and its tests.",
      source: Publication.separation, of: .all, severity: .warning
    ) { triad, facts, roles in
      guard triad.hasView else { return .notDecided(because: noView) }
      let named = (triad.views + triad.parts + triad.viewProtocols).flatMap { view in
        facts.lines(of: view) { roles.role(of: $0.id) == .port }
      }
      // A port that the mediator exposes is as good as named.
      let reached = facts.exposed(by: triad.mediator).filter { member in
        member.kind == .property && triad.isRead(member)
          && member.mentions.contains { roles.role(of: $0) == .port }
      }
      return Decision(
        named + reached.map { Evidence("a view reaches", $0, of: triad.mediator) })
    },
  ]
}
