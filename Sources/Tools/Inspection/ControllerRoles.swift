extension Roles {
  /// Finds the controllers of Cocoa's MVC: view controllers that no mediator deals with, and that
  /// themselves stand between widgets and something of the package's own.
  mutating func findControllers() {
    let mediators = all(.mediator)
    let served = Set(mediators.flatMap { holders(of: $0) })
    let known = Set(mediators.flatMap(\.members).flatMap(\.mentions))
    let bases = facts.types(of: served).flatMap(facts.superclasses)
    let taken = served.union(bases.map(\.id))
    for type in all(.view)
    where facts.isViewController(type) && !taken.contains(type.id) && controls(type) {
      let names = [type.id] + facts.ancestors(of: type).map(\.id)
      guard known.isDisjoint(with: names.filter(isView)) else { continue }
      reassign(.mediator, type)
      for id in facts.storedProperties(of: type).flatMap(\.mentions)
      where shown.contains(id) && !type.conformances.contains(id) { assign(.view, id) }
    }
  }

  /// Indicates whether a view controller deals with the package's own types, which it stores or shows on
  /// widgets.
  private func controls(_ type: TypeFacts) -> Bool {
    let stored = facts.storedProperties(of: type)
    let kept = facts.types(of: stored.filter { !$0.isClosure }.flatMap(\.mentions))
    let keepers = kept.filter { $0.kind == .class && NamedRole($0).furtherRole == nil }
    if (kept + facts.types(of: keepers.flatMap(facts.storedMentions))).contains(where: facts.isData)
    {
      return true
    }
    let named = facts.typesNamed(inSourceOf: type)
    let hasWidgets =
      named.contains { facts.isView($0) && !facts.isViewController($0) }
      || kept.contains { facts.isView($0) || shown.contains($0.id) }
      || facts.superclasses(of: type).contains {
        $0.isOfUserInterface && ($0.name.contains("Table") || $0.name.contains("Collection"))
      }
    let mentioned = facts.types(of: type.members.flatMap(\.mentions)).filter { other in
      !other.isOfPlatform && !other.isOfKit && other.id != type.id
        && !other.name.hasPrefix(type.name)
    }
    return hasWidgets
      && (mentioned + named).contains {
        $0.kind != .protocol && role(of: $0.id) == nil && !facts.isHelper($0)
      }
  }
}
