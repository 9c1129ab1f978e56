extension Roles {
  /// The protocols of gestures and displays, which are not models.
  private static let traffic: Set = ["AppScreens.ScreenDisplay", "AppScreens.ScreenGesture"]

  /// Finds the models: the data that mediators, interactors and views store, and that ports mention.
  ///
  /// The types that a model mentions in its module are models too. Data that was made for a view is none:
  /// constants beside a mediator that it only shows, and that no port or model speaks of.
  mutating func findModels() {
    let interactors = types.filter {
      $0.kind != .protocol && NamedRole($0).furtherRole == .interactor && role(of: $0.id) == nil
    }
    let mediators = all(.mediator) + interactors
    let modules = Set(mediators.map(\.module))
    let answered = all(.port).flatMap(\.members).filter { !$0.isPrivate }.flatMap(\.mentions)
    let kept = mediators.flatMap { facts.storedProperties(of: $0) }
      .filter { $0.isPrivate && !facts.isObserved($0) }.flatMap(\.mentions)
    assignModels(answered + kept)
    assignModels(mediators.flatMap { facts.storedMentions(of: $0) }.filter(isNotForView))
    // Types that no mediator, port or model speaks of are a view's own.
    let spoken = Set(answered + (mediators + all(.model)).flatMap(\.members).flatMap(\.mentions))
    let seen = all(.view).flatMap { facts.storedMentions(of: $0) }
    assignModels(
      seen.filter { id in
        facts.types[id]?.isExternal == true || spoken.contains(id) && isNotForView(id)
      })

    func isNotForView(_ id: String) -> Bool {
      facts.types[id].map { !$0.neverChanges || !modules.contains($0.module) } == true
    }
  }

  /// Makes models of types, and of what they mention in their modules.
  private mutating func assignModels(_ ids: [String]) {
    var pending = ids
    while let id = pending.popLast() {
      guard role(of: id) == nil, !delegates.contains(id), let type = facts.types[id],
        !isInside(type), facts.isData(type),
        facts.protocols(of: type).isDisjoint(with: Self.traffic)
      else { continue }
      assign(.model, id)
      let mentioned = facts.types(of: type.members.flatMap(\.mentions))
      pending += (facts.types(inside: type) + mentioned.filter { $0.module == type.module }).map(
        \.id)
    }
  }

  /// Indicates whether a type is a mediator's or a view's own, declared inside it.
  private func isInside(_ type: TypeFacts) -> Bool {
    facts.types(in: type.module).contains { outer in
      type.name.hasPrefix("\(outer.name).") && [.mediator, .view].contains(role(of: outer.id))
    }
  }
}

extension PackageFacts {
  /// Indicates whether a type is data of the author's own: no widget, no service, no box, no error.
  func isData(_ type: TypeFacts) -> Bool {
    guard type.kind != .protocol, !type.isOfKit, !type.isOfPlatform, !type.isOfLibrary,
      !isView(type)
    else { return false }
    if type.isExternal { return !NamedRole(type).isToken }
    let isBox = type.members.contains {
      $0.name == "wrappedValue" || $0.isStored && $0.isGeneric && type.kind == .class
    }
    return !isBox && !isWeakBox(type) && !NamedRole(type).isForView && !isServant(type)
      && !isHelper(type)
      && (type.kind == .enum
        || storedProperties(of: type).contains { !$0.isClosure }
        || superclasses(of: type).contains(where: \.isExternal))
      && !ancestors(of: type).contains { ["Error", "LocalizedError"].contains($0.name) }
  }

  /// Indicates whether a type does work for others rather than be what it is about.
  func isServant(_ type: TypeFacts) -> Bool {
    guard type.kind != .protocol, type.kind != .enum || isFound(type) else { return false }
    if NamedRole(type).isService || isHelper(type) { return true }
    if type.kind != .class || NamedRole(type).isDomain || isObservable(type) || tellsChanges(type) {
      return false
    }
    // A token that ends a binding keeps nothing but a closure.
    let works = type.keepsState || !type.members.contains(where: \.isStored)
    return type.members.contains { member in
      member.isStatic && member.mentions.contains(type.id)
        || works && member.kind == .method && !member.isStatic
          && (member.takesClosure || member.isAsynchronous)
    }
  }
}
