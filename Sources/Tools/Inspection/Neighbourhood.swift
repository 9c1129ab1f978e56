/// The types of a package, by what they mention and by what they are known as.
///
/// It is made once for all mediators, so that none has to look at every type.
struct Neighbourhood {
  private let types: [TypeFacts]
  private let roles: Roles

  /// The place of a type among the types, by its identifier.
  private var places: [String: Int] = [:]

  /// The places of views that mention a type, themselves or in a protocol of theirs.
  private var viewsByMention: [String: Set<Int>] = [:]

  /// The places of views, by their own identifiers and those of their protocols.
  private var viewsByIdentity: [String: Set<Int>] = [:]

  /// The interactors, routers and others beside view, mediator and model.
  private let collaborators: [TypeFacts]

  /// The places of screens that mention a type.
  private var screensByMention: [String: Set<Int>] = [:]

  /// The types, in order.
  init(of types: [TypeFacts], in facts: PackageFacts, _ roles: Roles) {
    self.types = types
    self.roles = roles
    collaborators = types.filter { type in
      NamedRole(type).furtherRole != nil && !type.isOfKit
        && [nil, .port].contains(roles.role(of: type.id))
    }
    for (place, type) in types.enumerated() {
      places[type.id] = place
      switch roles.role(of: type.id) {
      case .view where type.kind != .protocol: addView(type, at: place, facts)
      case .screen:
        for id in type.members.flatMap(\.mentions) {
          screensByMention[id, default: []].insert(place)
        }
      case .view, .mediator, .model, .port, .further, nil: break
      }
    }
  }

  private mutating func addView(_ view: TypeFacts, at place: Int, _ facts: PackageFacts) {
    let protocols = facts.ancestors(of: view).filter { roles.role(of: $0.id) == .view }
    let told = protocols.filter { !$0.isOfPlatform }.flatMap(\.members).flatMap(\.mentions)
    let held = facts.storedProperties(of: view).flatMap(\.mentions)
    for id in view.members.flatMap(\.mentions) + told + held {
      viewsByMention[id, default: []].insert(place)
    }
    for id in Set(protocols.filter { !$0.isOfPlatform }.map(\.id)).union([view.id]) {
      viewsByIdentity[id, default: []].insert(place)
    }
  }

  /// The views that mention one of some types, or that are known as one of others.
  func views(mentioning ids: Set<String>, orKnownAs names: Set<String>) -> [TypeFacts] {
    let places = ids.compactMap { viewsByMention[$0] } + names.compactMap { viewsByIdentity[$0] }
    return sorted(places)
  }

  /// The screens that mention one of some types.
  func screens(mentioning ids: Set<String>) -> [TypeFacts] {
    sorted(ids.compactMap { screensByMention[$0] })
  }

  /// The interactors, routers and others that are named, or conform to one that is, or that keep another.
  func collaborators(
    namedBy names: [String], keeping ids: Set<String>, _ facts: PackageFacts
  ) -> [TypeFacts] {
    let named = Set(names)
    let known = Set(collaborators.map(\.id).filter(named.contains))
    return collaborators.filter { type in
      known.contains(type.id)
        || type.kind != .protocol
          && (!type.conformances.isDisjoint(with: known)
            || facts.storedProperties(of: type).contains { !ids.isDisjoint(with: $0.mentions) })
    }
  }

  /// The types with these identifiers that are protocols of views.
  func viewProtocols(_ ids: Set<String>) -> [TypeFacts] {
    types(ids).filter { $0.kind == .protocol && roles.role(of: $0.id) == .view }
  }

  /// The types with these identifiers.
  func types(_ ids: Set<String>) -> [TypeFacts] {
    sorted([Set(ids.compactMap { places[$0] })])
  }

  private func sorted(_ places: [Set<Int>]) -> [TypeFacts] {
    places.reduce(into: Set()) { $0.formUnion($1) }.sorted().map { types[$0] }
  }
}
