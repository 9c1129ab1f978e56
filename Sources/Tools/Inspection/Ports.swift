import AppScreens
import TextLayout

extension PackageFacts {
  /// Indicates whether a type is a protocol for classes alone, such as that of a service.
  ///
  /// The compiler does not write it down: it is read in the source, where that is at hand.
  func isClassBound(_ type: TypeFacts) -> Bool {
    guard type.kind == .protocol, !type.isExternal else { return false }
    let inherited = sources.blocks(of: type).flatMap(\.declaration.inherited)
    if inherited.contains("AnyObject") || inherited.contains("class") { return true }
    return type.conformances.contains { id in
      id != type.id && types[id].map(isClassBound) == true
    }
  }
}

extension Roles {
  /// Finds the ports: protocols for classes alone, or of services, that a mediator mentions, or names a
  /// class of; and classes of services that it names without any protocol.
  ///
  /// Views, mediators and screens conform to none, and the kit declares none. What a port's methods
  /// return, such as a request, belongs to it, and so do the types that conform.
  mutating func findPorts() {
    let others: Set<Role> = [.view, .mediator, .screen]
    let taken = types.filter { role(of: $0.id).map(others.contains) == true }
    let known = taken.reduce(into: Set()) { $0.formUnion($1.conformances) }
    let candidates = types.filter { type in
      type.kind == .protocol && (facts.isClassBound(type) || facts.isOfService(type))
        && !type.isOfKit && role(of: type.id) == nil && !delegates.contains(type.id)
        && !listeners.contains(type.id) && !known.contains(type.id) && !facts.isHelper(type)
    }
    let mediators = taken.filter { role(of: $0.id) == .mediator && $0.kind != .protocol }
    // A mediator tells those that it only knows weakly: routers and listeners, not services.
    let properties = mediators.flatMap { facts.storedProperties(of: $0) }
    let told = Set(properties.filter(\.isWeak).flatMap(\.mentions))
      .subtracting(properties.filter { !$0.isWeak }.flatMap(\.mentions))
    let mentioned = Set(mediators.flatMap(\.members).flatMap(\.mentions)).subtracting(told)
    let named = Set(mediators.flatMap { facts.typesNamed(inSourceOf: $0) }.map(\.id))
    var conforming: [String: [TypeFacts]] = [:]
    for type in types where type.kind != .protocol && role(of: type.id) == nil {
      for id in type.conformances { conforming[id, default: []].append(type) }
    }
    for port in candidates {
      let classes = (conforming[port.id] ?? []).filter { role(of: $0.id) == nil }
      guard
        mentioned.contains(port.id)
          || classes.contains(where: { mentioned.contains($0.id) || named.contains($0.id) })
      else { continue }
      assign(.port, port.id)
      for type in classes { assign(.port, type.id) }
    }
    let stored = Set(mediators.flatMap { facts.storedMentions(of: $0) })
    for type in types where role(of: type.id) == nil && type.kind == .class {
      let isKnown =
        stored.contains(type.id) || named.contains(type.id)
        || (namers[type.id] ?? holders[type.id]) != nil && NamedRole(type).isService
      if isKnown, facts.isServant(type), !facts.isHelper(type) { assign(.port, type.id) }
    }
  }
}

extension PackageFacts {
  /// Indicates whether a protocol is that of a service: by its name, or by methods that answer later.
  fileprivate func isOfService(_ type: TypeFacts) -> Bool {
    NamedRole(type).isService
      || type.members.contains { member in
        member.takesClosure || member.isAsynchronous
          || member.hasResult
            && member.mentions.compactMap { types[$0] }.contains(where: tellsChanges)
      }
  }
}

extension Triad {
  /// The ports that the mediator asks, without those that it only gets from another port.
  var askedPorts: [TypeFacts] {
    let given = Set(ports.flatMap(\.members).flatMap(\.mentions))
    return ports.filter { !given.contains($0.id) }
  }
}
