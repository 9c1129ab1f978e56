extension Roles {
  /// Finds the mediators among the classes that are none of the others.
  ///
  /// A class that a headless view or a screen holds is one. So is a class that holds a view through a
  /// protocol; one that is a view's delegate; one that a view holds and that tells of changes; and one
  /// that is called a presenter or a view model and does more than carry data.
  mutating func findMediators() {
    let candidates = types.filter { type in
      [.class, .struct].contains(type.kind) && role(of: type.id) == nil && !type.isOfKit
        && !facts.isWorld(type.id) && !facts.isHelper(type)
    }
    let handed = handedOver(to: candidates)
    let headless = headlessHoldings()
    for type in candidates {
      let isKits =
        type.kind == .class && headless.contains(type.id) && type.keepsState
        && type.conformances.isDisjoint(with: handed)
      if isKits || mediates(type) { assign(.mediator, type.id) }
    }
    let bases = Set(
      types.filter { role(of: $0.id) == .mediator }
        .flatMap { facts.superclasses(of: $0).map(\.id) })
    for type in types where bases.contains(type.id) && role(of: type.id) == .mediator {
      if holders(of: type).isEmpty { reassign(nil, type) }
    }
  }

  /// The views that hold a class, or a protocol of its own.
  func holders(of type: TypeFacts) -> Set<String> {
    ([type.id] + interfaces(of: type)).reduce(into: []) { found, id in
      found.formUnion(holders[id] ?? [])
    }
  }

  /// The package's protocols by which others know a class, those of views left out.
  func interfaces(of type: TypeFacts) -> [String] {
    facts.ancestors(of: type).filter { other in
      other.kind == .protocol && !other.isOfPlatform && !other.isOfKit && !other.isExternal
        && role(of: other.id) != .view && !delegates.contains(other.id)
    }.map(\.id)
  }

  /// The types that headless views and screens store.
  private func headlessHoldings() -> Set<String> {
    let holders = types.filter { type in
      role(of: type.id) == .screen || role(of: type.id) == .view && facts.isHeadless(type)
        || hints.role(of: type) == .view
    }
    return Set(holders.flatMap(\.storedProperties).flatMap(\.mentions))
  }

  private func mediates(_ type: TypeFacts) -> Bool {
    let name = NamedRole(type)
    let isHeld = !holders(of: type).isEmpty
    let stored = facts.storedProperties(of: type)
    let knownViews = stored.flatMap(\.mentions).filter { isOwnView($0) }
    let holdsProtocol = knownViews.contains { facts.types[$0]?.kind == .protocol }
    let isNamed = name.pattern == .mvp || name.pattern == .mvvm
    let acts = type.members.contains {
      !$0.isStatic && !$0.isPrivate
        && ($0.kind == .method || isHeld && $0.kind == .property && !$0.isStored)
    }
    if facts.isConstant(type) { return false }
    if type.kind == .struct { return isNamed && isHeld && (acts || facts.mayTell(type)) }
    if isNamed {
      return acts || !knownViews.isEmpty || facts.hasObservables(type) || facts.mayTell(type)
    }
    if !type.conformances.isDisjoint(with: delegates) { return true }
    let holdsOwnView = knownViews.contains { facts.types[$0].map(facts.isHeadless) == true }
    if holdsProtocol || holdsOwnView { return !name.isService }
    if name.pattern == .mvc, namers[type.id] != nil, !facts.isServant(type), acts {
      return true
    }
    if name.pattern == .mvc {
      return !knownViews.isEmpty
        || type.members.flatMap(\.mentions).contains { isOwnView($0) }
    }
    guard isHeld, acts, !name.isService, !NamedRole.isDomain(type), !isShared(type) else {
      return false
    }
    // A class with a closure or an observer may be a model too, unless it is known by a protocol.
    return facts.hasObservables(type)
      || interfaces(of: type).contains { holders[$0] != nil }
        && facts.announcement(of: type) != nil
  }

  /// Indicates whether many views get the same instance from their surroundings.
  private func isShared(_ type: TypeFacts) -> Bool {
    holders(of: type).compactMap { facts.types[$0] }.flatMap(\.members).contains {
      $0.mentions.contains(type.id) && $0.attributes.contains { $0.hasPrefix("Environment") }
    }
  }

  /// The protocols of objects that classes other than views take in their initializers.
  ///
  /// A store that a screen makes and hands over so is the world: no mediator, and nobody's delegate.
  private func handedOver(to types: [TypeFacts]) -> Set<String> {
    Set(
      types.filter { $0.kind == .class }
        .flatMap(\.members).filter { $0.kind == .initializer }.flatMap(\.mentions)
        .filter { role(of: $0) != .view && facts.types[$0].map(facts.isClassBound) == true })
  }

  /// Finds the controllers of Cocoa's MVC: view controllers that no mediator deals with, and that
  /// themselves stand between widgets and something of the package's own.
  mutating func findControllers() {
    let mediators = types.filter { role(of: $0.id) == .mediator }
    let served = mediators.reduce(into: Set<String>()) { found, type in
      found.formUnion(holders(of: type))
    }
    let known = Set(mediators.flatMap(\.members).flatMap(\.mentions))
    let bases = Set(
      types.filter { served.contains($0.id) }.flatMap { facts.superclasses(of: $0).map(\.id) })
    for type in types where role(of: type.id) == .view && facts.isViewController(type) {
      let protocols = Set(facts.ancestors(of: type).map(\.id)).union([type.id])
      guard !served.contains(type.id), !bases.contains(type.id),
        known.isDisjoint(
          with: protocols.filter { id in
            isOwnView(id)
          }), controls(type)
      else { continue }
      reassign(.mediator, type)
      for id in facts.storedProperties(of: type).flatMap(\.mentions)
      where shown.contains(id) && !type.conformances.contains(id) { assign(.view, id) }
    }
  }

  /// Indicates whether a view controller deals with the package's own types, which it stores or shows on
  /// widgets.
  private func controls(_ type: TypeFacts) -> Bool {
    let stored = facts.storedProperties(of: type)
    let kept = stored.filter { !$0.isClosure }.flatMap(\.mentions).compactMap { facts.types[$0] }
    if kept.contains(where: facts.isData) { return true }
    let hasWidgets =
      stored.contains { $0.attributes.contains("IBOutlet") }
      || facts.typesNamed(inSourceOf: type).contains {
        facts.isView($0) && !facts.isViewController($0)
      }
      || kept.contains { facts.isView($0) || shown.contains($0.id) }
      || facts.superclasses(of: type).contains {
        $0.isOfUserInterface && ($0.name.contains("Table") || $0.name.contains("Collection"))
      }
    guard hasWidgets else { return false }
    let mentioned = type.members.flatMap(\.mentions).compactMap { facts.types[$0] }
    return mentioned.contains { other in
      !other.isOfPlatform && !other.isOfKit && role(of: other.id) == nil && other.id != type.id
        && !facts.isHelper(other) && other.kind != .protocol && !other.name.hasPrefix(type.name)
    } || facts.namesOwnTypes(type, except: { self.role(of: $0.id) != nil || facts.isHelper($0) })
  }
}

extension NamedRole {
  /// Indicates whether a type's name says that it is the app's own state.
  static func isDomain(_ type: TypeFacts) -> Bool {
    ["Model", "State", "Settings", "Data", "Info"].contains(where: type.name.hasSuffix)
  }
}

extension PackageFacts {
  /// Indicates whether the source of a type names others of the package's own classes or structs.
  func namesOwnTypes(_ type: TypeFacts, except isLeftOut: (TypeFacts) -> Bool) -> Bool {
    typesNamed(inSourceOf: type).contains { $0.kind != .protocol && !isLeftOut($0) }
  }
}
