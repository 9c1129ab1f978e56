extension Roles {
  /// Finds the models: the data that mediators and interactors store, and that ports and interactors
  /// answer with.
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
    let stored = facts.types(of: mediators.flatMap { facts.storedMentions(of: $0) })
    assignModels(stored.filter { !$0.neverChanges || !modules.contains($0.module) }.map(\.id))
  }

  /// Makes models of types, and of what they mention in their modules.
  private mutating func assignModels(_ ids: [String]) {
    var pending = ids
    while let id = pending.popLast() {
      guard role(of: id) == nil, !delegates.contains(id), let type = facts.types[id],
        !facts.types(around: type).contains(where: { isView($0.id) || role(of: $0.id) == .mediator }
        ),
        facts.isData(type)
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
    let isBox = type.members.contains {
      $0.name == "wrappedValue" || $0.isStored && $0.isGeneric && type.kind == .class
    }
    return !isBox && !NamedRole(type).isForView && !isServant(type)
      && (type.kind == .enum || storedProperties(of: type).contains { !$0.isClosure })
      && !ancestors(of: type).contains { ["Error", "LocalizedError"].contains($0.name) }
  }

  /// Indicates whether a type does work for others rather than be what it is about.
  func isServant(_ type: TypeFacts) -> Bool {
    guard type.kind != .protocol else { return false }
    if isHelper(type) || isServiceValue(type) { return true }
    guard type.kind == .class else { return false }
    if NamedRole(type).isService { return true }
    if isObservable(type) || tellsChanges(type) { return false }
    return type.members.contains { member in
      // A static instance; but a method that takes a key path of its own type only observes it.
      if member.mentions.contains(type.id) { return member.isStatic }
      return member.kind == .method && !member.isStatic
        && (member.takesClosure || member.answersLater)
    }
  }
}
