import TextLayout

/// A graph of the dependencies in one triad: which type holds, names or conforms to which.
package struct KnowledgeGraph: Hashable, Sendable {
  /// A type in the graph.
  package struct Node: Hashable, Sendable {
    /// The type's name.
    package let name: String

    /// The part that it plays.
    package let role: Role

    /// The role beside view, mediator and model that it has.
    package let furtherRole: FurtherRole?

    /// Indicates whether it is a protocol.
    package let isProtocol: Bool

    let id: String
  }

  /// A kind of dependency.
  package enum Relation: String, Hashable, Sendable, CaseIterable {
    /// It keeps a strong reference, or the value itself.
    case holds

    /// It keeps a weak or unowned reference.
    case holdsWeakly = "holds weakly"

    /// It conforms to the other.
    case isA = "is a"

    /// It mentions the other in a declaration, and does not hold it.
    case names
  }

  /// A dependency of one type on another, with the members that cause it.
  package struct Edge: Hashable, Sendable {
    /// The dependent type.
    package let from: Node

    /// The type that it depends on.
    package let to: Node

    /// The kind of dependency.
    package let relation: Relation

    /// The members that cause it.
    package let members: [String]
  }

  /// The triad.
  package let name: String

  /// The types: the screen, the views and their protocols, the mediator, delegates, the models, the ports.
  package let nodes: [Node]

  /// The dependencies, in the order of the nodes.
  package let edges: [Edge]

  /// The graph of a triad.
  package init(of triad: Triad) {
    let parts: [(TypeFacts, Role)] =
      triad.screens.map { ($0, .screen) } + triad.views.map { ($0, .view) }
      + triad.viewProtocols.map { ($0, .view) } + triad.delegates.map { ($0, .mediator) }
      + [(triad.mediator, .mediator)]
      + triad.models.filter { !$0.name.contains(".") }.map { ($0, .model) }
      + triad.ports.map { ($0, .port) } + triad.collaborators.map { ($0, .further) }
    let nodes = parts.map { type, role in
      Node(
        name: type.name, role: role,
        furtherRole: role == .further ? NamedRole(type).furtherRole : nil,
        isProtocol: type.kind == .protocol, id: type.id)
    }
    let byID = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
    name = triad.name
    self.nodes = nodes
    edges = parts.flatMap { type, _ -> [Edge] in
      guard let from = byID[type.id] else { return [] }
      let links: [(relation: Relation, id: String, member: String?)] =
        type.conformances.map { (.isA, $0, nil) }
        + type.members.flatMap { member in
          let relation: Relation =
            !member.isStored ? .names : member.isWeak ? .holdsWeakly : .holds
          return member.mentions.map { (relation, $0, member.name) }
        }
      let held = Set(links.filter { $0.relation != .names }.map(\.id))
      return Relation.allCases.flatMap { relation -> [Edge] in
        let own = links.filter { link in
          link.relation == relation && byID[link.id] != nil && link.id != type.id
            && (relation != .names || !held.contains(link.id))
        }
        return Dictionary(grouping: own, by: \.id).compactMap { id, links in
          byID[id].map {
            Edge(
              from: from, to: $0, relation: relation,
              members: links.compactMap(\.member).uniqued)
          }
        }.sorted { $0.to.name < $1.to.name }
      }
    }
  }
}
