/// The roles of a package's types, found from the compiler's knowledge.
package struct Roles: Sendable {
  var roles: [String: Role] = [:]

  /// The protocols through which views notify their mediators, and which these conform to.
  var delegates: Set<String> = []

  /// The protocols that views conform to.
  var shown: Set<String> = []

  /// The views that hold a type, by its identifier.
  var holders: [String: Set<String>] = [:]

  /// The views whose source names a type, by its identifier.
  var namers: [String: Set<String>] = [:]

  /// The views' classes; what they mention, themselves or in a protocol of theirs; and what they are known as.
  private(set) var views: [(type: TypeFacts, mentions: Set<String>, names: Set<String>)] = []

  /// The compiler's knowledge of the package.
  let facts: PackageFacts

  /// The package's own types.
  let types: [TypeFacts]

  /// The role of a type, if it has one.
  package func role(of id: String) -> Role? { roles[id] }

  /// Finds the roles of a package's types.
  ///
  /// Supertypes decide first: a screen conforms to `Screen`; a view to `HeadlessView`, or it descends from
  /// a widget, a view controller or SwiftUI's `View`. Then what a type does: who holds whom, through
  /// which protocol, and who is notified of what; without any widget, a view is who holds the mediator that
  /// shows through it. Names decide last: that of a mediator or a service where several things hold one
  /// another, and `…View` in a module without any view.
  init(in facts: PackageFacts) {
    self.facts = facts
    types = facts.types.values.filter { !$0.isExternal && !$0.isOfPlatform }
      .sorted { $0.id < $1.id }
    findViews()
    findHolders(among: all(.view))
    findDelegates()
    findViewProtocols()
    findMediators()
    findPlainViews()
    findControllers()
    findPorts()
    findModels()
    views = facts.own.filter { isView($0.id) && $0.kind != .protocol }.map { view in
      let known = [view] + facts.ancestors(of: view).filter { isView($0.id) && !$0.isOfPlatform }
      let members = known.flatMap(\.members) + facts.storedProperties(of: view)
      return (view, Set(members.flatMap(\.mentions)), Set(known.map(\.id)))
    }
  }

  /// The mediators and the interactors, which call services and keep models.
  var callers: [TypeFacts] {
    types.filter { type in
      let isInteractor = NamedRole(type).furtherRole == .interactor && type.kind != .protocol
      return role(of: type.id) == .mediator || isInteractor && role(of: type.id) == nil
    }
  }

  /// The interactors, routers and others that are named, or conform to one that is, or that keep another.
  func collaborators(among named: [String], keeping ids: Set<String>) -> [TypeFacts] {
    let all = facts.own.filter { type in
      NamedRole(type).furtherRole != nil && !type.isOfKit
        && [nil, .port].contains(role(of: type.id))
    }
    let known = Set(named).intersection(all.map(\.id))
    return all.filter { type in
      known.contains(type.id)
        || type.kind != .protocol
          && (!type.conformances.isDisjoint(with: known)
            || !facts.references(from: type, to: ids).isEmpty)
    }
  }

  mutating func assign(_ role: Role, _ id: String) {
    if roles[id] == nil { roles[id] = role }
  }

  /// Indicates whether a member mentions a view, or the protocol of one.
  func mentionsView(_ member: MemberFacts) -> Bool { member.mentions.contains(where: isView) }

  /// Indicates whether a type has the role of a view.
  func isView(_ id: String) -> Bool { roles[id] == .view }

  /// Indicates whether a type has a part in a pattern, and is not what the pattern is about.
  func isPart(_ id: String) -> Bool { roles[id] != nil && roles[id] != .model }

  /// The package's own types of a role, in order.
  func all(_ role: Role) -> [TypeFacts] { types.filter { roles[$0.id] == role } }

  /// Indicates whether a type is a view's own, declared inside it, unless the mediator is too.
  func isInsideView(_ id: String, besides mediator: TypeFacts) -> Bool {
    let around = facts.types(of: [id]).flatMap(facts.types(around:))
    return around.contains { isAnyView($0.id) && !mediator.name.hasPrefix("\($0.name).") }
  }

  /// Indicates whether a type is a view, or the protocol of one, whoever declares it.
  func isAnyView(_ id: String) -> Bool {
    isView(id) || facts.types[id].map(facts.isView) == true
  }
}

extension PackageFacts {
  /// The types that a type stores, those in its own inner types, and in objects that serve its widgets
  /// with rows, included.
  func storedMentions(of type: TypeFacts) -> [String] {
    let own = ([type] + types(inside: type)).flatMap { owner in
      owner.members.filter { $0.isStored || owner.kind == .enum && $0.kind == .other }
        .flatMap(\.mentions)
    }
    let servants = types(of: own).filter {
      $0.id != type.id && NamedRole($0).pattern == nil && servesWidget($0)
    }
    return own + servants.flatMap(\.storedProperties).flatMap(\.mentions)
  }

  /// Indicates whether a class has the protocol of a widget's data source or delegate, and is not a view.
  func servesWidget(_ type: TypeFacts) -> Bool {
    type.kind == .class && !isView(type)
      && ancestors(of: type).contains { $0.isOfUserInterface && $0.kind == .protocol }
  }

  /// The protocols that a type says it conforms to, each with its module: `AppScreens.Screen`.
  func protocols(of type: TypeFacts) -> Set<String> {
    Set(types(of: type.conformances).map(\.qualifiedName))
  }

  /// Indicates whether a type is a view of the kit's.
  func isHeadless(_ type: TypeFacts) -> Bool {
    protocols(of: type).contains("AppScreens.HeadlessView")
  }

  /// Indicates whether a type is a token, a router, a builder or a test double, serves a widget, or is between a
  /// mediator and its view, which it keeps weakly.
  func isHelper(_ type: TypeFacts) -> Bool {
    let name = NamedRole(type)
    return name.isHelper || name.pattern == nil && (servesWidget(type) || isWeakBox(type))
  }
}

extension TypeFacts {
  /// Indicates whether it stores anything but closures, unlike a token that ends a binding.
  var keepsState: Bool { storedProperties.contains { !$0.isClosure } }

  /// Indicates whether its module serves screens of any pattern.
  var isOfKit: Bool { ["AppScreens", "TriptychParity", "TriptychTraces"].contains(module) }
}
