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

  /// The lines of a type's source on which it names one of other types, such as a singleton's.
  ///
  /// - Complexity: O(*n*) in the lines, however many other types there are.
  func lines(of type: TypeFacts, naming others: NamedTypes) -> [ArchitectureRule.Evidence] {
    guard let place = type.place, let source = sources[place.file] else { return [] }
    var found: [(other: TypeFacts, line: Int)] = []
    for line in source.extent(from: place.line) {
      for word in source.words(on: line) {
        found += others.called(word).map { ($0, line) }
      }
    }
    return found.sorted { ($0.other.id, $0.line) < ($1.other.id, $1.line) }.map { other, line in
      let code = source.code[line - 1].drop { $0 == " " }
      return ArchitectureRule.Evidence(
        "\(type.name) names \(other.name): \(code)", at: SourceLine(file: place.file, line: line))
    }
  }

  /// The words in the source of types.
  fileprivate func words(of types: [TypeFacts]) -> Set<Substring> {
    types.reduce(into: []) { words, type in
      guard let place = type.place, let source = sources[place.file] else { return }
      for line in source.extent(from: place.line) { words.formUnion(source.words(on: line)) }
    }
  }
}

/// Types by their names.
struct NamedTypes {
  private let types: [Substring: [TypeFacts]]

  /// Some types by their names.
  init(_ types: [TypeFacts]) {
    self.types = Dictionary(grouping: types) { $0.name[...] }
  }

  /// The types of a name.
  fileprivate func called(_ name: Substring) -> [TypeFacts] { types[name] ?? [] }
}

extension SourceText {
  /// The words on a line of code, from 1, each once.
  fileprivate func words(on line: Int) -> Set<Substring> {
    guard code.indices.contains(line - 1) else { return [] }
    return Set(code[line - 1].split { !$0.isLetter && !$0.isNumber && $0 != "_" })
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
    let known = taken.reduce(into: Set()) { $0.formUnion($1.conformances) }
    let candidates = types.filter { type in
      facts.isClassBound(type) && !type.isOfKit && role(of: type.id) == nil
        && !delegates.contains(type.id) && !known.contains(type.id)
    }
    let mediators = taken.filter { role(of: $0.id) == .mediator && $0.kind == .class }
    let mentioned = Set(mediators.flatMap(\.members).flatMap(\.mentions))
    let words = facts.words(of: mediators)
    var conforming: [String: [TypeFacts]] = [:]
    for type in types where type.kind == .class && role(of: type.id) == nil {
      for id in type.conformances { conforming[id, default: []].append(type) }
    }
    for port in candidates {
      let classes = (conforming[port.id] ?? []).filter { role(of: $0.id) == nil }
      guard
        mentioned.contains(port.id)
          || classes.contains(where: { mentioned.contains($0.id) || words.contains($0.name[...]) })
      else { continue }
      assign(.port, port.id)
      for type in classes { assign(.port, type.id) }
    }
    let ports = types.filter { role(of: $0.id) == .port }
    self.ports = NamedTypes(ports)
    portClasses = NamedTypes(ports.filter { $0.kind != .protocol })
  }
}

extension Triad {
  /// The ports that the mediator asks, without those that it only gets from another port.
  func askedPorts(_ roles: Roles) -> [TypeFacts] {
    let given = Set(ports.flatMap(\.members).flatMap(\.mentions))
    return ports.filter { !given.contains($0.id) }
  }
}
