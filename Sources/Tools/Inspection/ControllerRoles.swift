extension Roles {
  /// Finds the controllers of Cocoa's MVC: view controllers that no mediator deals with, and that
  /// themselves are between widgets and something of the package's own.
  mutating func findControllers() {
    let mediators = all(.mediator)
    let served = Set(mediators.flatMap { users(of: $0) })
    let known = Set(mediators.flatMap(\.members).flatMap(\.mentions))
    for type in all(.view)
    where facts.isViewController(type) && !served.contains(type.id) && controls(type) {
      let names = [type.id] + facts.ancestors(of: type).map(\.id)
      guard known.isDisjoint(with: names.filter(isView)) else { continue }
      roles[type.id] = .mediator
    }
  }

  /// Indicates whether a view controller deals with the package's own types, which it stores, or an object
  /// that it stores does, or which it shows.
  private func controls(_ type: TypeFacts) -> Bool {
    let named =
      facts.types(of: type.members.flatMap(\.mentions)) + facts.typesNamed(inSourceOf: type)
    return facts.types(of: facts.storedMentions(of: type)).contains(where: facts.isData)
      || named.contains { other in
        !other.isOfPlatform && !other.isOfKit && other.kind != .protocol && other.id != type.id
          && !other.name.hasPrefix(type.name) && role(of: other.id) == nil && !facts.isHelper(other)
      }
  }
}
