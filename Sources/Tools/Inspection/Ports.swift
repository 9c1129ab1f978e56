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

  /// The lines of a type's source on which it names one of other types, such as a singleton's.
  ///
  /// A value that a parameter has unless another is given is left out: it can be given.
  ///
  /// - Complexity: O(*n*) in the lines, however many other types there are.
  func lines(of type: TypeFacts, naming others: NamedTypes) -> [ArchitectureRule.Evidence] {
    var found: [(other: TypeFacts, place: SourceLine, code: Substring)] = []
    for block in sources.blocks(of: type) {
      let source = block.source
      let signatures = source.signatures(in: block.lines)
      let tokens = source.tokens(in: block.lines)
      for (index, token) in zip(tokens.indices, tokens) where !signatures.contains(index) {
        // A type inside a service, such as that of a request, is no service.
        let next = tokens[index...].dropFirst().prefix(2).map(\.text)
        if next.first == ".", next.last?.first?.isUppercase == true { continue }
        let place = SourceLine(file: source.file, line: token.line)
        found += others.called(token.text).filter { $0.id != type.id }.map {
          ($0, place, source.code[token.line - 1].drop { $0 == " " })
        }
      }
    }
    let sorted = found.sorted {
      ($0.other.id, $0.place.file, $0.place.line) < ($1.other.id, $1.place.file, $1.place.line)
    }
    return sorted.map { other, place, code in
      ArchitectureRule.Evidence(
        "\(type.name) names \(other.name): \(code)", at: place, declaration: String(code))
    }.uniqued
  }

  /// The words in the source of types.
  fileprivate func words(of types: [TypeFacts]) -> Set<Substring> {
    types.reduce(into: []) { words, type in
      for block in sources.blocks(of: type) {
        words.formUnion(block.source.tokens(in: block.lines).lazy.map(\.text))
      }
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
  /// The places of default arguments: of what is after `=` in the parentheses of a declaration.
  fileprivate func signatures(in range: ClosedRange<Int>) -> Set<Int> {
    var found: Set<Int> = []
    for function in declarations where function.kind == .function {
      guard range.contains(function.lines.lowerBound) else { continue }
      var depth = 0
      var isDefault = false
      let tokens = tokens(in: function.lines)
      for (index, token) in zip(tokens.indices, tokens) {
        if token.text == "(" { depth += 1 }
        if token.text == ")" { depth -= 1 }
        if token.text == "{", depth == 0 { break }
        if token.text == "=" { isDefault = true }
        if token.text == ",", depth == 1 { isDefault = false }
        if depth > 0, isDefault { found.insert(index) }
      }
    }
    return found
  }
}

extension Roles {
  /// Finds the ports: protocols for classes alone, or of services, that a mediator mentions, or names a
  /// class of; and classes of services that it names without any protocol.
  ///
  /// Views, mediators and screens conform to none, and the kit declares none. What a port's methods
  /// return, such as a request, belongs to it, and so do the types that conform.
  mutating func findPorts(_ types: [TypeFacts], _ facts: PackageFacts) {
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
    let words = facts.words(of: mediators)
    var conforming: [String: [TypeFacts]] = [:]
    for type in types where type.kind != .protocol && role(of: type.id) == nil {
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
    let stored = Set(mediators.flatMap { facts.storedMentions(of: $0) })
    for type in types where role(of: type.id) == nil && type.kind == .class {
      let isKnown =
        stored.contains(type.id) || words.contains(type.name[...])
        || (namers[type.id] ?? holders[type.id]) != nil && NamedRole(type).isService
      if isKnown, facts.isServant(type), !facts.isHelper(type) { assign(.port, type.id) }
    }
    let ports = types.filter { role(of: $0.id) == .port }
    self.ports = NamedTypes(ports)
    portClasses = NamedTypes(ports.filter { $0.kind != .protocol })
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
  func askedPorts(_ roles: Roles) -> [TypeFacts] {
    let given = Set(ports.flatMap(\.members).flatMap(\.mentions))
    return ports.filter { !given.contains($0.id) }
  }
}
