import TriptychSourceReading

extension Roles {
  /// Finds the ports: protocols for classes alone, or of services, that a mediator mentions, or names a
  /// class of; and classes of services that it names without any protocol.
  ///
  /// Views, mediators and screens conform to none, and the kit declares none. What a port's methods
  /// return, such as a request, belongs to it, and so do the types that conform.
  mutating func findPorts() {
    let known = Set((all(.view) + all(.mediator) + all(.screen)).flatMap(\.conformances))
      .union(delegates)
    let candidates = types.filter { type in
      type.kind == .protocol && (facts.isClassBound(type) || facts.isOfService(type))
        && !type.isOfKit && role(of: type.id) == nil && !known.contains(type.id)
        && !facts.isHelper(type) && !NamedRole(type).isListener
    }
    let mediators = all(.mediator).filter { $0.kind != .protocol }
    // A mediator notifies those that it only knows weakly: routers and listeners, not services.
    let properties = mediators.flatMap { facts.storedProperties(of: $0) }
    let notified = Set(properties.filter(\.isWeak).flatMap(\.mentions))
      .subtracting(properties.filter { !$0.isWeak }.flatMap(\.mentions))
    let named = Set(mediators.flatMap { facts.typesNamed(inSourceOf: $0) }.map(\.id))
    let mentioned = Set(mediators.flatMap(\.members).flatMap(\.mentions)).subtracting(notified)
    let free = types.filter { $0.kind != .protocol && role(of: $0.id) == nil }
    for port in candidates {
      let classes = free.filter { $0.conformances.contains(port.id) && role(of: $0.id) == nil }
      let isAsked =
        mentioned.contains(port.id)
        || classes.contains { mentioned.contains($0.id) || named.contains($0.id) }
      if isAsked { for type in [port] + classes { assign(.port, type.id) } }
    }
    let stored = Set(mediators.flatMap { facts.storedMentions(of: $0) })
    for type in free where role(of: type.id) == nil && (type.kind == .class || facts.isFound(type))
    {
      let isKnown =
        stored.contains(type.id) || named.contains(type.id)
        || (namers[type.id] ?? holders[type.id]) != nil && NamedRole(type).isService
      if isKnown, facts.isServant(type), facts.answers(type), !facts.isHelper(type) {
        assign(.port, type.id)
      }
    }
  }
}

extension PackageFacts {
  /// Indicates whether a type is a protocol for classes alone, such as that of a service.
  func isClassBound(_ type: TypeFacts) -> Bool {
    ([type] + ancestors(of: type)).contains { $0.kind == .protocol && $0.isForClasses }
  }

  /// Indicates whether a value's type is a service that others find by its name: its functions or an
  /// instance of it are static, or it answers later.
  func isFound(_ type: TypeFacts) -> Bool {
    NamedRole(type).isService
      && type.members.contains { member in
        member.isStatic && member.mentions.contains(type.id)
          || member.kind == .method && (member.isAsynchronous || member.answersLater)
      }
  }

  /// Indicates whether something comes back from a service, or it is asked to do something: not from a
  /// log that static functions write, nor from what only runs the work that it is given.
  fileprivate func answers(_ type: TypeFacts) -> Bool {
    type.members.filter { !$0.isPrivate }.contains { member in
      member.kind == .property && !member.isStatic
        || member.kind == .method
          && (member.hasResult || member.isAsynchronous || member.answersLater
            || !member.isStatic && !member.takesClosure)
    }
  }

  /// Indicates whether a protocol is that of a service: by its name, or by methods that answer later.
  fileprivate func isOfService(_ type: TypeFacts) -> Bool {
    NamedRole(type).isService
      || type.members.contains { member in
        member.takesClosure || member.isAsynchronous
          || member.hasResult && types(of: member.mentions).contains(where: tellsChanges)
      }
  }
}
