extension PackageFacts {
  /// The parts of some views: their cells, subviews and child views, and theirs in turn.
  ///
  /// A part is a view that another stores or names. A view controller, and a view with a mediator of its own,
  /// belong to another screen; one with generic parameters shows what others put into it.
  func parts(of views: [TypeFacts], under mediator: Set<String>, _ roles: Roles) -> [TypeFacts] {
    let others = Set(roles.all(.mediator).map(\.id)).subtracting(mediator)
    var known = Set(views.map(\.id))
    var pending = views
    var found: [TypeFacts] = []
    while let view = pending.popLast() {
      let stored = storedProperties(of: view).flatMap(\.mentions).compactMap { types[$0] }
      for other in stored + typesNamed(inSourceOf: view)
      where !other.isOfPlatform && !other.isExternal && other.kind != .protocol
        && roles.isAnyView(other.id) && !other.isGeneric && !Platform.isViewController(other.name)
        && !isViewController(other)
        && storedProperties(of: other)
          .allSatisfy({ $0.isWeak || others.isDisjoint(with: $0.mentions) })
        && known.insert(other.id).inserted
      {
        found.append(other)
        pending.append(other)
      }
    }
    return found.sorted { $0.id < $1.id }
  }
}
