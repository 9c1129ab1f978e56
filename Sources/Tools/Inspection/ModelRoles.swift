extension Roles {
  /// The protocols of gestures and displays, which are not models.
  private static let traffic: Set = ["AppScreens.ScreenDisplay", "AppScreens.ScreenGesture"]

  /// Finds the models: the data that mediators, interactors and views store, and that ports and
  /// interactors answer with.
  ///
  /// The types that a model mentions in its module are models too. Data that was made for a view is none:
  /// constants beside a mediator that it only shows, and that no port or model speaks of.
  mutating func findModels() {
    let mediators = callers
    let modules = Set(mediators.map(\.module))
    let answering = all(.port) + mediators.filter { role(of: $0.id) == nil }
    let answered = answering.flatMap(\.members).filter { !$0.isPrivate }.flatMap(\.mentions)
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
        !facts.types(around: type).contains(where: { isView($0.id) || role(of: $0.id) == .mediator }
        ),
        facts.isData(type),
        facts.protocols(of: type).isDisjoint(with: Self.traffic)
      else { continue }
      assign(.model, id)
      let mentioned = facts.types(of: type.members.flatMap(\.mentions))
      pending += (facts.types(inside: type) + mentioned.filter { $0.module == type.module }).map(
        \.id)
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
      && (type.kind == .enum
        || storedProperties(of: type).contains { !$0.isClosure }
        || superclasses(of: type).contains(where: \.isExternal))
      && !ancestors(of: type).contains { ["Error", "LocalizedError"].contains($0.name) }
  }

  /// Indicates whether a type does work for others rather than be what it is about.
  func isServant(_ type: TypeFacts) -> Bool {
    guard type.kind != .protocol else { return false }
    if isHelper(type) || isFound(type) { return true }
    guard type.kind == .class else { return false }
    if NamedRole(type).isService { return true }
    if isObservable(type) || tellsChanges(type) { return false }
    // A token that ends a binding keeps nothing but a closure.
    let works = type.keepsState || !type.members.contains(where: \.isStored)
    return type.members.contains { member in
      // A static instance; but a method that takes a key path of its own type only observes it.
      if member.mentions.contains(type.id) { return member.isStatic }
      return works && member.kind == .method && !member.isStatic
        && (member.takesClosure || member.answersLater)
    }
  }
}
