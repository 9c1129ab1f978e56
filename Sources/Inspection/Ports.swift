import AppScreens

extension PackageFacts {
  /// Indicates whether a type is a protocol for classes alone, such as that of a service.
  ///
  /// The compiler does not write it down: it is read in the source, where that is at hand.
  func isClassBound(_ type: TypeFacts) -> Bool {
    guard type.kind == .protocol, !type.isExternal else { return false }
    if let place = type.place, let source = sources[place.file] {
      let lines = source.code[max(0, place.line - 1)...].prefix(5).joined(separator: " ")
      if lines.prefix(while: { $0 != "{" }).contains("AnyObject") { return true }
    }
    return type.conformances.contains { id in
      id != type.id && types[id].map(isClassBound) == true
    }
  }

  /// The lines of a type's source on which it names another type, such as a singleton's.
  func lines(of type: TypeFacts, naming other: TypeFacts) -> [ArchitectureRule.Evidence] {
    guard let place = type.place, let source = sources[place.file] else { return [] }
    return source.extent(from: place.line).filter { line in
      guard source.code.indices.contains(line - 1) else { return false }
      let words = source.code[line - 1].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains { $0 == other.name }
    }.map { line in
      let code = source.code[line - 1].drop { $0 == " " }
      return ArchitectureRule.Evidence(
        "\(type.name) names \(other.name): \(code)", at: SourceLine(file: place.file, line: line))
    }
  }
}

extension Roles {
  /// Finds the ports: protocols for classes alone that a mediator mentions, or names a class of.
  ///
  /// Views, mediators and screens conform to none, and the kit declares none. What a port's methods
  /// return, such as a request, belongs to it, and so do the classes that conform.
  mutating func findPorts(_ types: [TypeFacts], _ facts: PackageFacts) {
    let others: Set<Role> = [.view, .mediator, .screen]
    let taken = types.filter { role(of: $0.id).map(others.contains) == true }
    let candidates = types.filter { type in
      facts.isClassBound(type) && !type.isOfKit && role(of: type.id) == nil
        && !delegates.contains(type.id)
        && !taken.contains { $0.conformances.contains(type.id) }
    }
    let mediators = taken.filter { role(of: $0.id) == .mediator && $0.kind == .class }
    for port in candidates {
      let classes = types.filter {
        $0.kind == .class && $0.conformances.contains(port.id) && role(of: $0.id) == nil
      }
      let known = Set([port.id] + classes.map(\.id))
      let isMentioned = mediators.contains { mediator in
        mediator.members.contains { !known.isDisjoint(with: $0.mentions) }
          || classes.contains { !facts.lines(of: mediator, naming: $0).isEmpty }
      }
      guard isMentioned else { continue }
      assign(.port, port.id)
      for type in classes { assign(.port, type.id) }
    }
  }
}

extension Triad {
  /// The ports that the mediator asks, without those that it only gets from another port.
  func askedPorts(_ roles: Roles) -> [TypeFacts] {
    let given = Set(ports.flatMap(\.members).flatMap(\.mentions))
    return ports.filter { !given.contains($0.id) }
  }
}
