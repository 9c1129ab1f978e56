/// The role of a type in its pattern.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// The app's rules.
  case model

  /// The widgets that a person sees and touches, and the protocols by which others know them.
  case view

  /// The controller, presenter or view model between view and model.
  case mediator

  /// The world as the mediator knows it: the protocol of a service, and the classes behind it.
  case port

  /// The holder of a pattern's entry point, for the kit.
  case screen
}

/// The roles of a package's types, found from the compiler's knowledge or stated by the user.
public struct Roles: Sendable {
  /// Roles that the user states, by type name.
  public struct Hints: Sendable {
    /// The names of views.
    public var views: Set<String>

    /// The names of mediators.
    public var mediators: Set<String>

    /// The names of models.
    public var models: Set<String>

    /// Hints of these names.
    public init(
      views: Set<String> = [], mediators: Set<String> = [], models: Set<String> = []
    ) {
      self.views = views
      self.mediators = mediators
      self.models = models
    }

    /// Every name.
    public var names: Set<String> { views.union(mediators).union(models) }
  }

  private(set) var roles: [String: Role] = [:]

  /// The protocols through which views tell their mediators.
  private(set) var delegates: Set<String> = []

  /// The types that are ports, by name.
  var ports = NamedTypes([])

  /// The classes among them.
  var portClasses = NamedTypes([])

  /// The role of a type, if it has one.
  public func role(of id: String) -> Role? { roles[id] }

  /// Finds the roles of a package's types.
  ///
  /// A screen conforms to `Screen`, a view to `HeadlessView`, and a view's protocols are those that
  /// it conforms to. Where nothing does, names decide: `…View`, `…ViewController`. A delegate is a
  /// protocol that a class other than a view conforms to, and that a view's property is of, or that is
  /// called `…Delegate`. A mediator is a class that a view or a screen stores, that stores a view, that
  /// is a view's delegate, or whose name says so. A port is a protocol for classes alone that a mediator
  /// mentions, and that is none of these. A model is a type that a mediator or a view stores,
  /// with the types that it mentions in its module.
  public init(in facts: PackageFacts, hints: Hints = Hints()) {
    let types = facts.types.values.filter { !$0.isExternal }.sorted { $0.id < $1.id }
    for type in types {
      if hints.views.contains(type.name) { roles[type.id] = .view }
      if hints.mediators.contains(type.name) { roles[type.id] = .mediator }
      if hints.models.contains(type.name) { roles[type.id] = .model }
    }
    findViews(types, facts)
    findDelegates(types, facts)
    findMediators(types, facts)
    findPorts(types, facts)
    findModels(types, facts)
  }

  mutating func assign(_ role: Role, _ id: String) {
    if roles[id] == nil { roles[id] = role }
  }

  private mutating func findViews(_ types: [TypeFacts], _ facts: PackageFacts) {
    for type in types where type.kind == .class {
      let protocols = facts.protocols(of: type)
      if protocols.contains("AppScreens.Screen") { assign(.screen, type.id) }
      if protocols.contains("AppScreens.HeadlessView") { assign(.view, type.id) }
    }
    let isNamed = !roles.values.contains(.view)
    for type in types where isNamed && type.kind != .protocol {
      let endings = ["View", "ViewController"]
      if endings.contains(where: type.name.hasSuffix) { assign(.view, type.id) }
    }
    for type in types where roles[type.id] == .view && type.kind != .protocol {
      for id in type.conformances where facts.types[id]?.isExternal == false { assign(.view, id) }
    }
  }

  private mutating func findDelegates(_ types: [TypeFacts], _ facts: PackageFacts) {
    let mentioned = Set(
      types.filter { roles[$0.id] == .view }.flatMap(\.members).filter { $0.kind == .property }
        .flatMap(\.mentions)
    )
    .subtracting(
      handedOver(to: types.filter { $0.kind == .class && roles[$0.id] == nil }, facts))
    let named = Set(types.filter { $0.name.hasSuffix("Delegate") }.map(\.id))
    let candidates = mentioned.union(named)
    for type in types where type.kind == .class && roles[type.id] != .view {
      for id in type.conformances.intersection(candidates)
      where facts.types[id]?.kind == .protocol {
        delegates.insert(id)
        roles[id] = nil
        assign(.mediator, type.id)
      }
    }
  }

  /// The protocols of objects that classes other than views take in their initializers.
  ///
  /// A store that a screen makes and hands over so is the world: no mediator, and nobody's delegate.
  private func handedOver(to classes: [TypeFacts], _ facts: PackageFacts) -> Set<String> {
    Set(
      classes.flatMap(\.members).filter { $0.kind == .initializer }.flatMap(\.mentions)
        .filter { roles[$0] != .view && facts.types[$0].map(facts.isClassBound) == true })
  }

  private mutating func findMediators(_ types: [TypeFacts], _ facts: PackageFacts) {
    let classes = types.filter {
      $0.kind == .class && roles[$0.id] == nil && !$0.isOfKit && !facts.isWorld($0.id)
    }
    let handed = handedOver(to: classes, facts)
    let stored = Set(
      types.filter { roles[$0.id] == .view || roles[$0.id] == .screen }
        .flatMap(\.storedProperties).flatMap(\.mentions))
    for type in classes {
      let holdsView = type.storedProperties.contains { property in
        property.mentions.contains { roles[$0] == .view }
      }
      let endings = ["Controller", "Presenter", "ViewModel", "Interactor"]
      let isStored =
        stored.contains(type.id) && type.keepsState
        && type.conformances.isDisjoint(with: handed)
      if isStored || holdsView || endings.contains(where: type.name.hasSuffix) {
        assign(.mediator, type.id)
      }
    }
  }

  /// The protocols of gestures and displays, which are not models.
  private static let traffic: Set = ["AppScreens.ScreenDisplay", "AppScreens.ScreenGesture"]

  private mutating func findModels(_ types: [TypeFacts], _ facts: PackageFacts) {
    var pending = types.filter { roles[$0.id] == .mediator || roles[$0.id] == .view }
      .flatMap { facts.storedMentions(of: $0) }
    while let id = pending.popLast() {
      guard roles[id] == nil, !delegates.contains(id), let type = facts.types[id],
        !isInside(type, facts), type.isOwn, facts.protocols(of: type).isDisjoint(with: Self.traffic)
      else { continue }
      roles[id] = .model
      pending += facts.index.inside(type).map(\.id)
      pending += type.members.flatMap(\.mentions).filter { facts.types[$0]?.module == type.module }
    }
  }
}

extension Roles {
  /// Indicates whether a type is a mediator's or a view's own, declared inside it.
  private func isInside(_ type: TypeFacts, _ facts: PackageFacts) -> Bool {
    facts.index.around(type).contains { roles[$0.id] == .mediator || roles[$0.id] == .view }
  }
}

extension PackageFacts {
  /// The types that a type stores, those in its own inner types included.
  func storedMentions(of type: TypeFacts) -> [String] {
    ([type] + index.inside(type)).flatMap { owner in
      owner.members.filter { $0.isStored || owner.kind == .enum && $0.kind == .other }
        .flatMap(\.mentions)
    }
  }

  /// Indicates whether a type is a headless world, or the protocol of them all.
  func isWorld(_ id: String) -> Bool {
    guard let type = types[id] else { return false }
    let world = "AppScreens.World"
    return type.qualifiedName == world || protocols(of: type).contains(world)
  }

  /// The protocols that a type says it conforms to, each with its module: `AppScreens.Screen`.
  fileprivate func protocols(of type: TypeFacts) -> Set<String> {
    Set(type.conformances.compactMap { types[$0]?.qualifiedName })
  }
}

extension TypeFacts {
  /// Indicates whether it stores anything but closures, unlike a token that ends a binding.
  fileprivate var keepsState: Bool {
    storedProperties.contains { !$0.declaration.contains("->") }
  }

  /// Indicates whether its module serves screens of any pattern.
  var isOfKit: Bool {
    ["AppScreens", "Parity", "Traces"].contains(module)
  }

  /// Indicates whether the package's author wrote it, rather than the standard library or the kit.
  fileprivate var isOwn: Bool {
    let others = ["Swift", "Foundation", "MVVM", "Observation", "Combine"]
    return kind != .protocol && !isOfKit && (kind != .class || isExternal || keepsState)
      && !(isExternal && others.contains(module))
      && !members.contains { $0.name == "wrappedValue" }
  }
}
