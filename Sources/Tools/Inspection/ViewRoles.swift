extension Roles {
  /// Finds screens and views by their supertypes; by names in modules where these tell of none.
  mutating func findViews() {
    for type in types where type.kind == .class {
      if facts.protocols(of: type).contains("AppScreens.Screen") { assign(.screen, type.id) }
      if facts.isHeadless(type) { assign(.view, type.id) }
    }
    for type in types where type.kind != .protocol && facts.isView(type) {
      assign(.view, type.id)
    }
    let found = types.filter { role(of: $0.id) == .view && hints.role(of: $0) == nil }
    let seen = Set(found.map(\.module))
    for type in types where !seen.contains(type.module) && type.kind != .protocol {
      let endings = ["View", "ViewController"]
      if endings.contains(where: type.name.hasSuffix) { assign(.view, type.id) }
    }
    for type in types where type.kind != .protocol && facts.isHeadless(type) {
      for id in type.conformances {
        if let known = facts.types[id], !known.isExternal, !known.isOfKit { assign(.view, id) }
      }
    }
  }

  /// Notes what views hold, with the properties of their superclasses and those that protocols require.
  mutating func findHolders(among types: [TypeFacts]) {
    for type in types where role(of: type.id) == .view && type.kind != .protocol {
      for property in facts.storedProperties(of: type) {
        for id in property.mentions { holders[id, default: []].insert(type.id) }
      }
      for other in facts.typesNamed(inSourceOf: type) {
        namers[other.id, default: []].insert(type.id)
      }
    }
  }

  /// Finds the protocols through which views tell their mediators: those of views' weak references, or
  /// of what is called a delegate, that a class which is no view conforms to.
  mutating func findDelegates() {
    let views = types.filter { role(of: $0.id) == .view }
    let properties = views.flatMap(\.members).filter { $0.kind == .property }
    let told = properties.filter { property in
      property.isWeak || property.name.lowercased().contains("delegate")
        || property.mentions.contains { facts.types[$0]?.name.hasSuffix("Delegate") == true }
    }
    let candidates = Set(told.flatMap(\.mentions)).filter { id in
      guard let type = facts.types[id] else { return false }
      return type.kind == .protocol && !type.isExternal && !type.isOfPlatform
        && NamedRole(type).pattern == nil
    }
    for type in types
    where type.kind == .class && role(of: type.id) != .view && !facts.isHelper(type) {
      for id in type.conformances.intersection(candidates)
      where ![.mvp, .mvvm].contains(NamedRole(type).pattern) || facts.types[id]?.isDelegate == true
      {
        delegates.insert(id)
        if let type = facts.types[id] { reassign(nil, type) }
      }
    }
  }

  /// Finds the protocols by which others know views, and those of listeners.
  ///
  /// A view's protocol is one that a view conforms to, or that is called so, and that a class mentions
  /// which is neither a view nor a helper. The `delegate` of any but a presenter is a listener's.
  mutating func findViewProtocols() {
    for view in types where role(of: view.id) == .view && view.kind != .protocol {
      shown.formUnion(
        facts.ancestors(of: view).filter { $0.kind == .protocol && !$0.isOfPlatform }.map(\.id))
    }
    // A mediator that the user stated has its role already.
    for type in types
    where type.kind == .class && [nil, .mediator].contains(role(of: type.id))
      && !facts.isHelper(type)
    {
      let properties = facts.storedProperties(of: type)
      let stored = Set(properties.flatMap(\.mentions))
      let events = Set(
        properties.filter { $0.name.lowercased().hasSuffix("delegate") }.flatMap(\.mentions))
      for id in stored.union(type.members.flatMap(\.mentions)).subtracting(type.conformances) {
        guard let known = facts.types[id], known.kind == .protocol, !known.isOfPlatform,
          !known.isExternal, !delegates.contains(id), holders[id] == nil || stored.contains(id)
        else { continue }
        let name = NamedRole(known)
        guard shown.contains(id) || stored.contains(id) && name.isViewProtocol else { continue }
        if NamedRole(type).pattern != .mvp, name.isListener || events.contains(id),
          known.tellsEvents
        {
          listeners.insert(id)
        } else if name.pattern == nil || name.isListener || shown.contains(id) {
          assign(.view, id)
        }
      }
    }
  }

  /// Finds the views of packages without widgets: classes that hold a mediator which knows them through
  /// a view's protocol.
  mutating func findPlainViews() {
    let knowing = types.filter { role(of: $0.id) == .mediator }.map { mediator in
      (
        names: Set([mediator.id] + interfaces(of: mediator)),
        views: Set(facts.storedProperties(of: mediator).flatMap(\.mentions)).filter { id in
          isOwnView(id) && facts.types[id]?.kind == .protocol
        }
      )
    }
    let found = types.filter { type in
      guard type.kind == .class, role(of: type.id) == nil, !facts.isHelper(type) else {
        return false
      }
      let held = facts.storedProperties(of: type).flatMap(\.mentions)
      let protocols = facts.ancestors(of: type).map(\.id)
      return knowing.contains { mediator in
        !mediator.names.isDisjoint(with: held) && !mediator.views.isDisjoint(with: protocols)
      }
    }
    for type in found { assign(.view, type.id) }
    findHolders(among: found)
  }
}

extension TypeFacts {
  /// Indicates whether its methods say what has happened, and none is a command to a view.
  var tellsEvents: Bool {
    let commands = [
      "show", "hide", "display", "reload", "present", "render", "set", "update", "start", "stop",
      "refresh", "configure", "animate", "toggle", "enable", "disable", "clear", "scroll", "push",
      "pop", "dismiss", "insert", "select", "focus", "bind",
    ]
    return !members.contains { member in
      member.kind == .method
        && commands.contains { command in
          member.name.hasPrefix(command)
            && member.name.dropFirst(command.count).first?.isLowercase != true
        }
    }
  }

  /// Indicates whether it is called a delegate.
  fileprivate var isDelegate: Bool { name.hasSuffix("Delegate") }
}
