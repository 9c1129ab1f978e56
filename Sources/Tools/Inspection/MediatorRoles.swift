extension Roles {
  /// Finds the mediators among the classes that are none of the others.
  ///
  /// A class that a headless view or a screen holds is one, but for what another of these works with.
  /// So is a class that holds a view through a protocol; one that is a view's delegate; one that a view
  /// holds and that announces changes, unless it is a model; and one that is called a presenter or a view
  /// model and does more than carry data. A class that others of these inherit from is none, unless a
  /// view holds it.
  mutating func findMediators() {
    let candidates = types.filter { type in
      role(of: type.id) == nil && !type.isOfKit && mayMediate(type)
    }
    let keepers = all(.screen) + all(.view).filter(facts.isHeadless)
    let kept = Set(keepers.flatMap(\.storedProperties).flatMap(\.mentions))
    for type in candidates {
      let isKits =
        type.kind == .class && kept.contains(type.id) && type.keepsState && deals(type)
        && (NamedRole(type).pattern != nil || !isOfAnother(type))
      if isKits || mediates(type) { assign(.mediator, type.id) }
    }
    for type in Set(all(.mediator).flatMap(facts.superclasses))
    where role(of: type.id) == .mediator && holders(of: type).isEmpty { roles[type.id] = nil }
  }

  /// Indicates whether a type may be a mediator: a class, or a struct that is called a presenter or a view
  /// model, and neither a helper nor the source of a stream.
  func mayMediate(_ type: TypeFacts) -> Bool {
    (type.kind == .class || type.kind == .struct && NamedRole(type).isPresenterOrViewModel)
      && !facts.isHelper(type) && !isSubject(type)
  }

  /// Indicates whether a class only passes on values of any one type to those who subscribe; a store has a type
  /// for its messages besides.
  private func isSubject(_ type: TypeFacts) -> Bool {
    type.kind == .class && type.genericParameters.count == 1
      && type.genericParameters.values.allSatisfy(\.isEmpty) && facts.tellsChanges(type)
  }

  /// Indicates whether a class deals with the package's own types, or has something to read: what only
  /// runs a view's own code later does neither.
  private func deals(_ type: TypeFacts) -> Bool {
    facts.canBeRead(type)
      || facts.types(of: type.members.flatMap(\.mentions)).contains {
        !$0.isOfPlatform && $0.id != type.id
      }
  }

  /// The views that hold a class, or a protocol of its own.
  func holders(of type: TypeFacts) -> Set<String> {
    Set(([type.id] + interfaces(of: type)).flatMap { holders[$0] ?? [] })
  }

  /// The views that hold a mediator or, where none does, those that name it: its class, which they make or
  /// find, or a global variable.
  func users(of mediator: TypeFacts) -> Set<String> {
    let holders = holders(of: mediator)
    let isFound = holders.isEmpty && NamedRole(mediator).pattern != .mvc
    return isFound ? namers[mediator.id] ?? [] : holders
  }

  /// The package's protocols by which others know a class, those of views left out.
  func interfaces(of type: TypeFacts) -> [String] {
    facts.ancestors(of: type).filter { other in
      other.kind == .protocol && !other.isOfPlatform && !other.isOfKit && !other.isExternal
        && role(of: other.id) != .view && !delegates.contains(other.id)
    }.map(\.id)
  }

  /// Indicates whether a class is a store, as of Redux: views name it, send it messages that are values, and
  /// subscribe to its changes.
  private func isStore(_ type: TypeFacts) -> Bool {
    guard type.kind == .class, namers[type.id] != nil || !holders(of: type).isEmpty else {
      return false
    }
    let methods = facts.exposed(by: type).filter { $0.kind == .method }
    return methods.contains(where: isEntry)
      && (facts.announcement(of: type) != nil || methods.contains(where: takesListener))
  }

  /// Indicates whether a method takes messages.
  private func isEntry(_ method: MemberFacts) -> Bool {
    method.firstParameter != nil && !method.takesClosure && !takesListener(method)
      && facts.isMessage(method)
  }

  /// Indicates whether a method takes an object that a view may be, by a protocol.
  private func takesListener(_ method: MemberFacts) -> Bool {
    (method.firstParameter ?? []).contains { shown.contains($0) }
  }

  private func mediates(_ type: TypeFacts) -> Bool {
    if facts.isConstant(type) { return false }
    if isStore(type) { return true }
    let name = NamedRole(type)
    let isHeld = !holders(of: type).isEmpty
    let acts = type.members.contains {
      !$0.isStatic && !$0.isPrivate && $0.kind == .method && $0.lines != nil
    }
    if type.kind == .struct { return isHeld && (acts || facts.mayTell(type)) }
    let stored = facts.storedProperties(of: type).flatMap(\.mentions)
    let knownViews = facts.types(of: stored.filter(isView))
    if name.isPresenterOrViewModel { return acts || !knownViews.isEmpty || facts.mayTell(type) }
    let isOfView = knownViews.contains { $0.kind == .protocol || facts.isHeadless($0) }
    if isOfView || !type.conformances.isDisjoint(with: delegates) { return true }
    if isShared(type) { return false }
    if name.pattern == .mvc {
      return acts && namers[type.id] != nil && !facts.isServant(type) || !knownViews.isEmpty
        || type.members.contains(where: mentionsView)
    }
    guard isHeld, acts, !isModel(type) else { return false }
    // A class with a closure or an observer may be a model too, unless it is known by a protocol.
    return facts.hasObservables(type)
      || interfaces(of: type).contains { holders[$0] != nil }
        && facts.announcement(of: type) != nil
  }

  /// Indicates whether a class that views hold is what they show, not what decides it: a presenter shows
  /// through it, another class works with it too or, unless it calls a service, no screen or several use it.
  private func isModel(_ type: TypeFacts) -> Bool {
    let isShown = facts.ancestors(of: type).contains { $0.kind == .protocol && isView($0.id) }
    if isShown || isOfAnother(type) { return true }
    if facts.typesNamed(inSourceOf: type).contains(where: facts.isService) { return false }
    let users = facts.types(of: holders(of: type)).filter { view in
      facts.exposed(by: type).contains { facts.names($0, in: view) }
    }.map(\.id)
    return users.isEmpty || users.count { namers[$0, default: []].isDisjoint(with: users) } > 1
  }

  /// Indicates whether another class than a view keeps a class and works with it.
  private func isOfAnother(_ type: TypeFacts) -> Bool {
    let ids = Set([type.id] + interfaces(of: type))
    return types.contains { other in
      other.kind == .class && other.id != type.id && [nil, .mediator].contains(role(of: other.id))
        && !facts.isHelper(other) && !facts.references(from: other, to: ids).isEmpty
    }
  }

  /// Indicates whether many views get the same instance from their surroundings.
  private func isShared(_ type: TypeFacts) -> Bool {
    facts.types(of: holders(of: type)).flatMap(\.members).contains { property in
      property.mentions.contains(type.id)
        && facts.wrappers(of: property).contains { $0.name.hasPrefix("Environment") }
    }
  }
}
