import TriptychTerminal

/// A graph of the dependencies in one triad: which type holds, names or conforms to which.
package struct KnowledgeGraph: Sendable {
  /// A type in the graph, and the part that it plays.
  package struct Node: Sendable {
    package let type: TypeFacts
    package let role: Role

    /// Indicates whether it is a protocol.
    package var isProtocol: Bool { type.kind == .protocol }
  }

  /// A kind of dependency.
  package enum Relation: String, Hashable, Sendable, CaseIterable {
    /// It keeps a strong reference, or the value itself.
    case holds

    /// It keeps a weak or unowned reference.
    case holdsWeakly = "holds weakly"

    /// It conforms to the other, or inherits from it.
    case isA = "is a"

    /// It mentions the other in a declaration, and does not hold it.
    case names
  }

  /// A dependency of one type on another, with the members that cause it.
  package struct Edge: Sendable {
    /// The dependent type.
    package let from: Node

    /// The type that it depends on.
    package let to: Node

    /// The kind of dependency.
    package let relation: Relation

    /// The members that cause it.
    package let members: [String]

    /// The dependency in words.
    package var sentence: String {
      let supertype = to.isProtocol ? "conforms to" : "inherits from"
      let words = relation == .isA ? supertype : relation.rawValue
      let cause = members.isEmpty ? "" : " by \(members.joined(separator: ", "))"
      return "\(from.type.name) \(words) \(to.type.name)\(cause)"
    }
  }

  /// The triad.
  package let name: String

  /// The types: the screen, the views and their protocols, the mediator, delegates, the models, the ports.
  package let nodes: [Node]

  /// The dependencies, in the order of the nodes.
  package let edges: [Edge]

  /// The graph of a triad.
  package init(of triad: Triad) {
    let parts: [(Role, [TypeFacts])] = [
      (.screen, triad.screens), (.view, triad.views + triad.viewProtocols),
      (.mediator, [triad.mediator] + triad.delegates),
      (.model, triad.models.filter { !$0.isNested }), (.port, triad.ports),
      (.further, triad.collaborators),
    ]
    let nodes = parts.flatMap { role, types in types.map { Node(type: $0, role: role) } }
    name = triad.name
    self.nodes = nodes
    edges = nodes.flatMap { Self.edges(from: $0, to: nodes) }
  }

  /// The dependencies of a type, by their kinds and names; one that it holds is not also named.
  private static func edges(from: Node, to nodes: [Node]) -> [Edge] {
    let type = from.type
    let held = Set(type.storedProperties.flatMap(\.mentions)).union(type.conformances)
    let others = nodes.filter { $0.type.id != type.id }.sorted { $0.type.name < $1.type.name }
    return Relation.allCases.flatMap { relation in
      others.compactMap { to in
        let members = type.members.filter { member in
          let own: Relation = !member.isStored ? .names : member.isWeak ? .holdsWeakly : .holds
          return own == relation && member.mentions.contains(to.type.id)
            && (relation != .names || !held.contains(to.type.id))
        }
        let isOne = relation == .isA && type.conformances.contains(to.type.id)
        return members.isEmpty && !isOne
          ? nil
          : Edge(from: from, to: to, relation: relation, members: members.map(\.name).uniqued)
      }
    }
  }
}
