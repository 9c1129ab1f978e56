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
      let isForClasses = ([type] + facts.ancestors(of: type)).contains(where: \.isForClasses)
      return type.kind == .protocol && (isForClasses || facts.isService(type))
        && !type.isOfKit && role(of: type.id) == nil && !known.contains(type.id)
        && !facts.isHelper(type) && !NamedRole(type).isListener
    }
    let mediators = callers
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
        || facts.answersLater(port) && ([port] + classes).contains(where: isSeen)
        || classes.contains { mentioned.contains($0.id) || named.contains($0.id) }
      if isAsked { for type in [port] + classes { assign(.port, type.id) } }
    }
    let stored = Set(mediators.flatMap { facts.storedMentions(of: $0) })
    for type in free where role(of: type.id) == nil {
      let isKnown =
        stored.contains(type.id) || named.contains(type.id)
        || isSeen(type) && (NamedRole(type).isService || facts.answersLater(type))
      if isKnown, facts.isService(type) { assign(.port, type.id) }
    }

    /// Indicates whether a view names or holds a type that names no view itself.
    func isSeen(_ type: TypeFacts) -> Bool {
      (namers[type.id] ?? holders[type.id]) != nil
        && !type.members.flatMap(\.mentions).contains(where: isAnyView)
    }
  }
}

extension PackageFacts {
  /// Indicates whether a value's type is a service: it answers later, and can be neither compared nor decoded
  /// as data can.
  func isServiceValue(_ type: TypeFacts) -> Bool {
    (type.kind == .struct || type.kind == .enum) && answersLater(type)
      && type.conformances.isDisjoint(with: ["s:SQ", "s:Se"])
  }

  /// Indicates whether others wait for what a type does: a method is asynchronous, or keeps a closure
  /// until it has a result for it.
  func answersLater(_ type: TypeFacts) -> Bool {
    type.members.contains { member in
      member.kind == .method && !member.isPrivate && member.answersLater
    }
  }

  /// Indicates whether something comes back from a service, or it is asked to do something: not from a
  /// log that static functions write, nor from what only runs the work that it is given.
  private func answers(_ type: TypeFacts) -> Bool {
    type.members.filter { !$0.isPrivate }.contains { member in
      member.kind == .property && !member.isStatic
        || member.kind == .method
          && (member.hasResult || member.answersLater || !member.isStatic && !member.takesClosure)
    }
  }

  /// Indicates whether a type is a service, or the protocol of one.
  func isService(_ type: TypeFacts) -> Bool {
    !type.isOfPlatform && !isHelper(type)
      && (type.kind == .protocol ? isOfService(type) : isServant(type) && answers(type))
  }

  /// Indicates whether a protocol is that of a service: by its name, or by methods that answer later.
  private func isOfService(_ type: TypeFacts) -> Bool {
    NamedRole(type).isService
      || type.members.contains { member in
        member.takesClosure || member.answersLater
          || member.hasResult && types(of: member.mentions).contains(where: tellsChanges)
      }
  }
}
