extension Roles {
  /// Finds screens and views by their supertypes; by names in modules where these find none.
  mutating func findViews() {
    let classes = types.filter { $0.kind == .class }
    for type in classes where facts.protocols(of: type).contains("AppScreens.Screen") {
      assign(.screen, type.id)
    }
    let concrete = types.filter { $0.kind != .protocol }
    let headless = concrete.filter(facts.isHeadless)
    for type in headless + concrete.filter(facts.isView) { assign(.view, type.id) }
    let seen = Set(all(.view).map(\.module))
    for type in concrete where !seen.contains(type.module) {
      let endings = ["View", "ViewController"]
      if endings.contains(where: type.name.hasSuffix) { assign(.view, type.id) }
    }
    for known in facts.types(of: headless.flatMap(\.conformances))
    where !known.isExternal && !known.isOfKit && !NamedRole(known).isListener {
      assign(.view, known.id)
    }
  }

  /// Notes what views hold, with the properties of their superclasses, and what their sources name.
  mutating func findHolders(among views: [TypeFacts]) {
    for type in views where type.kind != .protocol {
      for id in facts.storedProperties(of: type).flatMap(\.mentions) {
        holders[id, default: []].insert(type.id)
      }
      for other in facts.typesNamed(inSourceOf: type) {
        namers[other.id, default: []].insert(type.id)
      }
    }
  }

  /// Finds the protocols through which views notify their mediators: those of views' weak references, or
  /// of what is called a delegate, that a class other than a view conforms to.
  mutating func findDelegates() {
    let notified = all(.view).flatMap(\.members).filter { property in
      property.kind == .property
        && (property.isWeak || property.name.lowercased().contains("delegate"))
    }
    let candidates = facts.types(of: Set(notified.flatMap(\.mentions))).filter { type in
      type.kind == .protocol && !type.isExternal && !type.isOfPlatform
        && NamedRole(type).pattern == nil
    }
    for type in types
    where type.kind == .class && role(of: type.id) != .view && !facts.isHelper(type) {
      let isPresenter = NamedRole(type).isPresenterOrViewModel
      for candidate in candidates
      where type.conformances.contains(candidate.id)
        && (!isPresenter || candidate.name.hasSuffix("Delegate"))
      {
        delegates.insert(candidate.id)
        roles[candidate.id] = nil
      }
    }
  }

  /// Finds the protocols by which others know views.
  ///
  /// A view's protocol is one that a view conforms to, or that is called so, and that a class mentions
  /// which is neither a view nor a helper. The `delegate` of any but a presenter is a view only if it can
  /// read nothing, or if it keeps the class that notifies it; otherwise it may be another screen.
  mutating func findViewProtocols() {
    for view in all(.view) where view.kind != .protocol {
      shown.formUnion(
        facts.ancestors(of: view).filter { $0.kind == .protocol && !$0.isOfPlatform }.map(\.id))
    }
    for type in types where role(of: type.id) == nil && mayMediate(type) {
      let properties = facts.storedProperties(of: type)
      let stored = Set(properties.flatMap(\.mentions))
      let mentioned = stored.union(type.members.flatMap(\.mentions))
      for known in facts.types(of: mentioned.subtracting(type.conformances))
      where known.kind == .protocol && !known.isOfPlatform && !known.isExternal
        && !delegates.contains(known.id)
      {
        let (name, isStored) = (NamedRole(known), stored.contains(known.id))
        let isShown = shown.contains(known.id) || isState(known, of: type)
        guard isStored || isShown && holders[known.id] == nil, isShown || name.isViewProtocol
        else { continue }
        let mayBeElsewhere =
          NamedRole(type).pattern != .mvp && name.isListener && facts.canBeRead(type)
        if !mayBeElsewhere || isHolder(known, of: type) { assign(.view, known.id) }
      }
    }
  }

  /// Indicates whether a view that holds a class conforms to a protocol by which that keeps one object:
  /// a list is of observers.
  private func isHolder(_ known: TypeFacts, of type: TypeFacts) -> Bool {
    facts.references(from: type, to: [known.id]).contains { !$0.declaration.contains("[") }
      && facts.types(of: holders(of: type)).contains { view in
        facts.ancestors(of: view).contains { $0.id == known.id }
      }
  }

  /// Indicates whether a protocol is that of an observable object through which a presenter shows, and
  /// which a view holds by its class.
  private func isState(_ known: TypeFacts, of type: TypeFacts) -> Bool {
    NamedRole(type).pattern == .mvp && holders[known.id] == nil
      && types.contains { other in
        other.conformances.contains(known.id) && facts.isObservable(other)
          && holders[other.id] != nil
      }
  }

  /// Finds the views of packages without widgets: classes that hold a mediator which knows them through
  /// a view's protocol.
  mutating func findPlainViews() {
    let knowing = all(.mediator).map { mediator in
      let stored = facts.storedProperties(of: mediator).flatMap(\.mentions)
      return (
        names: Set([mediator.id] + interfaces(of: mediator)),
        views: stored.filter { isView($0) && facts.types[$0]?.kind == .protocol }
      )
    }
    let found = types.filter { type in
      guard type.kind == .class, role(of: type.id) == nil, !facts.isHelper(type) else {
        return false
      }
      let held = facts.storedProperties(of: type).flatMap(\.mentions)
      let protocols = Set(facts.ancestors(of: type).map(\.id))
      return knowing.contains {
        !$0.names.isDisjoint(with: held) && !protocols.isDisjoint(with: $0.views)
      }
    }
    for type in found { assign(.view, type.id) }
    findHolders(among: found)
  }
}
