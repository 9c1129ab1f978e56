/// The types among which the parts of a triad are looked for.
struct TriadCandidates {
  /// Every type of the package, in order.
  let all: [TypeFacts]

  /// The views; what they mention, themselves or in a protocol of theirs; and what they are known as.
  let views: [(type: TypeFacts, mentions: Set<String>, names: Set<String>)]

  /// The mediators, and the protocols by which they are known.
  let mediators: Set<String>

  private let collaborators: [TypeFacts]

  init(with roles: Roles) {
    let facts = roles.facts
    mediators = Set(roles.all(.mediator).flatMap { [$0.id] + roles.interfaces(of: $0) })
    all = facts.modules.flatMap { facts.types(in: $0) }
    views = all.filter { roles.role(of: $0.id) == .view && $0.kind != .protocol }.map { view in
      let known = [view] + facts.ancestors(of: view).filter { roles.role(of: $0.id) == .view }
      let names = known.filter { !$0.isOfPlatform }
      let members = names.flatMap(\.members) + facts.storedProperties(of: view)
      return (view, Set(members.flatMap(\.mentions)), Set(names.map(\.id)))
    }
    collaborators = all.filter { type in
      NamedRole(type).furtherRole != nil && !type.isOfKit
        && [nil, .port].contains(roles.role(of: type.id))
    }
  }

  /// The types with these identifiers.
  func types(_ ids: Set<String>) -> [TypeFacts] { all.filter { ids.contains($0.id) } }

  /// The interactors, routers and others that are named, or conform to one that is, or that keep another.
  func collaborators(
    among names: Set<String>, keeping ids: Set<String>, _ facts: PackageFacts
  ) -> [TypeFacts] {
    let known = names.intersection(collaborators.map(\.id))
    return collaborators.filter { type in
      known.contains(type.id)
        || type.kind != .protocol
          && (!type.conformances.isDisjoint(with: known)
            || !facts.references(from: type, to: ids).isEmpty)
    }
  }
}
