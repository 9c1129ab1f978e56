import TriptychSourceReading

/// The eight facts of a triad; what is not known is nil.
extension Triad {
  /// What the triad has in a fact, and the declaration or the words that show it.
  typealias Evidence = (values: Set<VariantFact.Value>, reason: String?)

  /// What the triad has in a fact.
  func finding(on fact: VariantFact) -> Evidence? {
    switch fact {
    case .model: views.isEmpty ? nil : model
    case .reach: reach
    case .reading: views.isEmpty || knownViews.isEmpty ? nil : reading
    case .observable: observable
    case .state: state
    case .gestures: gestures.isEmpty ? nil : (gestures, nil)
    case .roles: furtherRoles.isEmpty ? nil : (furtherRoles, nil)
    case .root: root.isEmpty ? nil : (root, nil)
    }
  }

  private var model: Evidence {
    let kept = (views + parts).lazy.compactMap { view in
      facts.models(keptBy: view, roles).first.map { "\(view.name) has \($0.declaration)" }
    }.first
    return ([kept == nil ? .no : .yes], kept)
  }

  private var reach: Evidence? {
    if isCocoas { return ([.byClass], nil) }
    let known = knownViews
    guard let first = known.first else {
      return facts.holdsOnlyKnown(mediator) || !views.isEmpty ? ([.no], nil) : nil
    }
    let direct = known.first { !isThroughProtocol($0) }
    return ([direct == nil ? .byProtocol : .byClass], (direct ?? first).declaration)
  }

  private var reading: Evidence {
    let read = facts.exposed(by: mediator).first { member in
      (member.kind == .property && !member.isWeak && !member.isClosure || member.hasResult)
        && !member.mentions.contains(where: roles.isPart)
        && isRead(member)
    }
    return ([read == nil ? .no : .yes], read?.declaration)
  }

  private var observable: Evidence? {
    if isCocoas { return nil }
    let isByReading = facts.ancestors(of: mediator).contains { $0.name == "Observable" }
    if isByReading { return ([.byReading], nil) }
    // What a presenter does when a property is set, it does to its view.
    let isReached = !knownViews.isEmpty
    if let (way, words) = facts.announcement(of: mediator),
      !isReached || facts.hasObservables(mediator)
    {
      return ([way], words)
    }
    if isReached { return ([.no], nil) }
    return facts.mayTell(mediator) || !facts.holdsOnlyKnown(mediator) ? nil : ([.no], nil)
  }

  private var state: Evidence {
    let others = roles.all(.mediator).filter { $0.id != mediator.id }
      .flatMap { facts.storedMentions(of: $0) }
      .filter { roles.role(of: $0) == .model }
    let shared = Set(others + (views + parts).flatMap { facts.storedMentions(of: $0) })
    let kept = facts.storedProperties(of: mediator).first { property in
      !property.isClosure && !facts.isHeldWeakly(by: property)
        && !facts.types(of: property.mentions).contains { type in
          roles.isPart(type.id) || facts.isServant(type) || facts.isView(type)
            || type.kind == .protocol && !type.isOfPlatform
            || type.kind == .class && !facts.tellsChanges(type)
              && (type.isOfPlatform || shared.contains(type.id))
        }
    }
    return ([kept == nil ? .no : .yes], kept?.declaration)
  }

  private var gestures: Set<VariantFact.Value> {
    if !delegates.isEmpty { return [.delegate] }
    let exposed = facts.exposed(by: mediator)
    let called = exposed.filter { member in
      member.kind == .method && !member.takesClosure
        && !(member.firstParameter ?? []).contains(where: roles.isAnyView)
        && views.contains { facts.names(member, in: $0) }
    }
    if called.count == 1, facts.isMessage(called[0]) { return [.message] }
    if called.contains(where: transformsStreams) { return [.stream] }
    let isWritten = exposed.contains { member in
      member.kind == .property && member.isSettable && !member.isClosure && !member.isWeak
        && isInput(member)
    }
    return Set((called.isEmpty ? [] : [.call]) + (isWritten ? [.value] : []))
  }

  /// Indicates whether a method takes the streams of a view's gestures together, and returns those of what it shows.
  ///
  /// What a library calls a stream is not known; then the names decide, of types that are the mediator's own.
  private func transformsStreams(_ method: MemberFacts) -> Bool {
    func isOwn(_ type: TypeFacts, _ word: String) -> Bool {
      type.kind == .struct && type.name == "\(mediator.name).\(word)"
    }
    return method.hasResult
      && facts.types(of: method.firstParameter ?? []).contains { input in
        let streams = facts.types(of: input.storedProperties.flatMap(\.mentions))
        let results = facts.types(of: method.mentions)
        return input.kind == .struct && input.name.hasSuffix("Input")
          && streams.contains(where: facts.tellsChanges)
          || isOwn(input, "Input") && results.contains { isOwn($0, "Output") }
      }
  }

  private var root: Set<VariantFact.Value> {
    if isCocoas { return [.mediator] }
    let ids = mediatorIDs.union(delegates.map(\.id))
    let isByView = views.flatMap { facts.references(from: $0, to: ids) }
      .contains { !$0.isWeak }
    let isByMediator = !heldViews.allSatisfy(facts.isHeldWeakly)
    func isKept(_ ids: Set<String>, by role: VariantFact.Value? = nil) -> Bool {
      collaborators.contains { other in
        (role == nil || NamedRole(other).furtherRole == role)
          && facts.references(from: other, to: ids).contains { !$0.isWeak }
      }
    }
    // A presenter that an interactor keeps may hold its view besides, if only by mistake.
    if !isByView, isKept(mediatorIDs, by: .interactor) { return [.interactor] }
    let found: [VariantFact.Value] =
      (isByView ? [.view] : []) + (isByMediator ? [.mediator] : [])
    return found.isEmpty && isKept(mediatorIDs.union(views.map(\.id))) ? [.router] : Set(found)
  }
}

extension PackageFacts {
  /// The properties in which a view keeps models, or structures with a model in them: not what is only a
  /// part of one, such as a colour, nor a choice among constants.
  func models(keptBy view: TypeFacts, _ roles: Roles) -> [MemberFacts] {
    func isModel(_ id: String) -> Bool {
      guard roles.role(of: id) == .model, let type = types[id] else { return false }
      return !type.isNested && !type.isExternal && type.kind != .enum
    }
    return storedProperties(of: view).filter { property in
      !property.isClosure
        && types(of: property.mentions).contains { type in
          isModel(type.id)
            || type.kind == .struct && roles.role(of: type.id) == nil && !type.isNested
              && type.storedProperties.flatMap(\.mentions).contains(where: isModel)
        }
    }
  }

  /// Indicates whether a method is an entry for messages that are values.
  func isMessage(_ method: MemberFacts) -> Bool {
    let words = ["Action", "Event", "Intent", "Message", "Msg", "Input", "Mutation", "Command"]
    return method.isGeneric
      || types(of: method.firstParameter ?? []).contains { type in
        (type.kind == .enum || type.kind == .protocol) && !type.isOfPlatform
          && words.contains(where: type.name.hasSuffix)
      }
  }

  /// Indicates whether the source of a type uses a member by its name.
  func names(_ member: MemberFacts, in type: TypeFacts) -> Bool {
    sources.has(in: type) { $0[$1] == member.stem && [".", "$"].contains($0[$1 - 1]) }
  }
}
