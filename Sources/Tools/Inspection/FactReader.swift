import TriptychSourceReading

/// Reads the eight facts off a triad; what is not known is nil.
struct FactReader {
  /// What the triad has in a fact, and the declaration or the words that show it.
  typealias Finding = (values: Set<VariantFact.Value>, reason: String?)

  let triad: Triad

  private var facts: PackageFacts { triad.facts }
  private var roles: Roles { triad.roles }
  private var mediator: TypeFacts { triad.mediator }

  /// What the triad has in a fact.
  func finding(on fact: VariantFact) -> Finding? {
    switch fact {
    case .model: triad.views.isEmpty ? nil : model
    case .reach: reach
    case .reading: triad.views.isEmpty || triad.knownViews.isEmpty ? nil : reading
    case .observable: observable
    case .state: state
    case .gestures: gestures.isEmpty ? nil : (gestures, nil)
    case .roles: nil
    case .root: root.isEmpty ? nil : (root, nil)
    }
  }

  private var model: Finding {
    let kept = (triad.views + triad.parts).lazy.compactMap { view in
      facts.models(keptBy: view, roles).first.map { "\(view.name) has \($0.declaration)" }
    }.first
    return ([kept == nil ? .no : .yes], kept)
  }

  private var reach: Finding? {
    if triad.isCocoas { return ([.byClass], nil) }
    let known = triad.knownViews
    guard let first = known.first else {
      return facts.holdsOnlyKnown(mediator) || !triad.views.isEmpty ? ([.no], nil) : nil
    }
    let direct = known.first { !triad.isThroughProtocol($0) }
    return ([direct == nil ? .byProtocol : .byClass], (direct ?? first).declaration)
  }

  private var reading: Finding {
    let others: [Role] = [.view, .mediator, .port, .screen]
    let read = facts.exposed(by: mediator).first { member in
      (member.kind == .property && !member.isWeak && !member.isClosure || member.hasResult)
        && !member.mentions.contains { roles.role(of: $0).map(others.contains) == true }
        && !facts.types(of: member.mentions).contains { NamedRole($0).furtherRole != nil }
        && triad.isRead(member)
    }
    return ([read == nil ? .no : .yes], read?.declaration)
  }

  private var observable: Finding? {
    if triad.isCocoas { return nil }
    let isByReading = facts.ancestors(of: mediator).contains { $0.name == "Observable" }
    if isByReading { return ([.byReading], nil) }
    // What a presenter does when a property is set, it does to its view.
    let isReached = !triad.knownViews.isEmpty
    if let (way, words) = facts.announcement(of: mediator),
      !isReached || facts.hasObservables(mediator)
    {
      return ([way], words)
    }
    if isReached { return ([.no], nil) }
    if let listener = triad.listeners.first { return ([.yes], "it tells \(listener.name)") }
    return facts.mayTell(mediator) || !facts.holdsOnlyKnown(mediator) ? nil : ([.no], nil)
  }

  private var state: Finding {
    let others = roles.all(.mediator).filter { $0.id != mediator.id }
      .flatMap { facts.storedMentions(of: $0) }
      .filter { roles.role(of: $0) == .model }
    let shared = Set(others + (triad.views + triad.parts).flatMap { facts.storedMentions(of: $0) })
    let kept = facts.storedProperties(of: mediator).first { property in
      !property.isClosure && !facts.isHeldWeakly(by: property)
        && !facts.types(of: property.mentions).contains { type in
          [.view, .mediator, .port, .screen].contains(roles.role(of: type.id))
            || facts.isServant(type) || facts.isView(type) || roles.listeners.contains(type.id)
            || type.kind == .protocol && !type.isOfPlatform
            || type.kind == .class && !facts.tellsChanges(type)
              && (type.isOfPlatform || shared.contains(type.id))
        }
    }
    return ([kept == nil ? .no : .yes], kept?.declaration)
  }

  private var gestures: Set<VariantFact.Value> {
    if !triad.delegates.isEmpty { return [.delegate] }
    let exposed = facts.exposed(by: mediator)
    let called = exposed.filter { member in
      member.kind == .method && !member.takesClosure
        && !(member.firstParameter ?? []).contains(where: roles.isAnyView)
        && triad.views.contains { facts.names(member, in: $0) }
    }
    if called.count == 1, isMessage(called[0]) { return [.message] }
    let isWritten = exposed.contains { member in
      member.kind == .property && member.isSettable && !member.isClosure && !member.isWeak
        && facts.isInput(member, of: triad)
        || member.kind == .method && facts.takesStreams(member)
    }
    return Set((called.isEmpty ? [] : [.call]) + (isWritten ? [.value] : []))
  }

  /// Indicates whether a method is the one entry for messages that are values.
  private func isMessage(_ method: MemberFacts) -> Bool {
    let words = ["Action", "Event", "Intent", "Message", "Msg", "Input", "Mutation", "Command"]
    return method.isGeneric
      || facts.types(of: method.firstParameter ?? []).contains { type in
        type.kind == .enum && !type.isOfPlatform && words.contains(where: type.name.hasSuffix)
      }
  }

  private var root: Set<VariantFact.Value> {
    if triad.isCocoas { return [.mediator] }
    let ids = triad.mediatorIDs.union(triad.delegates.map(\.id))
    let isByView = triad.views.flatMap { facts.references(from: $0, to: ids) }
      .contains { !$0.isWeak }
    let isByMediator = !triad.heldViews.allSatisfy(facts.isHeldWeakly)
    let found: [VariantFact.Value] =
      (isByView ? [.view] : []) + (isByMediator ? [.mediator] : [])
    let kept = Set([mediator.id] + roles.interfaces(of: mediator) + triad.views.map(\.id))
    let keepers = triad.collaborators.filter { other in
      facts.references(from: other, to: kept).contains { !$0.isWeak }
    }
    guard found.isEmpty, !keepers.isEmpty else { return Set(found) }
    return keepers.contains { NamedRole($0).furtherRole == .interactor } ? [.interactor] : [.router]
  }
}

extension PackageFacts {
  /// The properties in which a view keeps models: not what is only a part of one, such as a colour.
  func models(keptBy view: TypeFacts, _ roles: Roles) -> [MemberFacts] {
    storedProperties(of: view).filter { property in
      !property.isClosure
        && types(of: property.mentions).contains { type in
          roles.role(of: type.id) == .model && !type.isNested && !type.isExternal
        }
    }
  }

  /// Indicates whether the source of a type uses a member by its name.
  func names(_ member: MemberFacts, in type: TypeFacts) -> Bool {
    let stem = member.name.prefix { $0 != "(" }
    return sources.has(in: type) { $0[$1] == stem && $0[$1 - 1] == "." }
  }

  /// Indicates whether a method takes streams of values, as in `transform(_ input: Input)`.
  fileprivate func takesStreams(_ method: MemberFacts) -> Bool {
    types(of: method.firstParameter ?? []).contains { type in
      tellsChanges(type)
        || !type.isOfPlatform && type.kind == .struct
          && type.storedProperties.contains(where: isObserved)
    }
  }
}
