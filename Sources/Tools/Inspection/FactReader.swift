/// Reads the seven facts off a triad; what is not known is nil.
struct FactReader {
  let triad: Triad

  private var facts: PackageFacts { triad.facts }
  private var roles: Roles { triad.roles }
  private var mediator: TypeFacts { triad.mediator }

  /// What the triad has in a fact, and what shows it.
  func values(of fact: VariantFact) -> (Set<VariantFact.Value>, String?)? {
    switch fact {
    case .model: model
    case .reach: reach
    case .observable: observable
    case .state: state
    case .gestures: gestures.isEmpty ? nil : (gestures, nil)
    case .roles: nil
    case .root: root
    }
  }

  private var model: (Set<VariantFact.Value>, String?)? {
    guard !triad.views.isEmpty else { return nil }
    let kept = (triad.views + triad.parts).lazy.compactMap { view in
      facts.models(keptBy: view, roles).first.map { "\(view.name) has \($0.declaration)" }
    }.first
    return kept.map { ([.yes], $0) } ?? ([.no], nil)
  }

  private var reach: (Set<VariantFact.Value>, String?)? {
    if facts.isViewController(mediator) { return ([.byClass], nil) }
    let known = triad.knownViews
    guard let first = known.first else {
      return facts.holdsOnlyKnown(mediator) || !triad.views.isEmpty ? ([.no], nil) : nil
    }
    let direct = known.first { !triad.isThroughProtocol($0) }
    return (direct == nil ? [.byProtocol] : [.byClass], (direct ?? first).declaration)
  }

  private var observable: (Set<VariantFact.Value>, String?)? {
    if facts.isViewController(mediator) { return nil }
    let isByReading = facts.ancestors(of: mediator).contains { $0.name == "Observable" }
    if isByReading { return ([.byReading], nil) }
    // What a presenter does when a property is set, it does to its view.
    let isReached = !triad.knownViews.isEmpty
    let announcement =
      isReached
      ? facts.exposed(by: mediator).first(where: facts.isObserved)?.declaration
      : facts.announcement(of: mediator)
    if let announcement { return ([.yes], announcement) }
    if isReached { return facts.isObservable(mediator) ? ([.yes], nil) : ([.no], nil) }
    if let listener = triad.listeners.first { return ([.yes], "it tells \(listener.name)") }
    return facts.mayTell(mediator) || !facts.holdsOnlyKnown(mediator) ? nil : ([.no], nil)
  }

  private var state: (Set<VariantFact.Value>, String?)? {
    let shared = Set((triad.views + triad.parts).flatMap { facts.storedMentions(of: $0) })
    let kept = facts.storedProperties(of: mediator).first { property in
      guard !property.isClosure, !property.isWeak else { return false }
      let known = property.mentions.compactMap { facts.types[$0] }
      return !known.contains { type in
        [.view, .mediator, .port, .screen].contains(roles.role(of: type.id))
          || facts.isServant(type) || facts.isView(type) || roles.listeners.contains(type.id)
          || type.kind == .protocol && !type.isOfPlatform
          || type.kind == .class && !facts.tellsChanges(type)
            && (type.isOfPlatform || shared.contains(type.id))
      }
    }
    return kept.map { ([.yes], $0.declaration) } ?? ([.no], nil)
  }

  private var gestures: Set<VariantFact.Value> {
    if !triad.delegates.isEmpty { return [.delegate] }
    var found: Set<VariantFact.Value> = []
    let exposed = facts.exposed(by: mediator)
    let called = exposed.filter { member in
      member.kind == .method && !member.takesClosure
        && !(member.firstParameter ?? []).contains { roles.isAnyView($0) }
        && triad.views.contains { facts.names(member, in: $0) }
    }
    if called.count == 1, isMessage(called[0]) { return [.message] }
    if !called.isEmpty { found.insert(.call) }
    let isWritten = exposed.contains { member in
      member.kind == .property && member.isSettable && !member.isClosure && !member.isWeak
        && facts.isInput(member, of: triad)
        || member.kind == .method && facts.takesStreams(member)
    }
    if isWritten { found.insert(.value) }
    return found
  }

  /// Indicates whether a method is the one entry for messages that are values.
  private func isMessage(_ method: MemberFacts) -> Bool {
    let words = ["Action", "Event", "Intent", "Message", "Msg", "Input", "Mutation", "Command"]
    let taken = (method.firstParameter ?? []).compactMap { facts.types[$0] }
    return method.isGeneric
      || taken.contains { type in
        type.kind == .enum && !type.isOfPlatform && words.contains(where: type.name.hasSuffix)
      }
  }

  private var root: (Set<VariantFact.Value>, String?)? {
    if facts.isViewController(mediator) { return ([.mediator], nil) }
    var found: Set<VariantFact.Value> = []
    let ids = triad.mediatorIDs.union(triad.delegates.map(\.id))
    let byView = triad.views.flatMap { facts.storedProperties(of: $0) }.filter {
      !$0.isClosure && !ids.isDisjoint(with: $0.mentions)
    }
    if byView.contains(where: { !$0.isWeak }) { found.insert(.view) }
    let held = triad.heldViews
    if held.contains(where: { !$0.isWeak && !facts.isWeakBox($0) }) { found.insert(.mediator) }
    if found.isEmpty, triad.collaborators.contains(where: keepsScreen) { found.insert(.router) }
    return found.isEmpty ? nil : (found, nil)
  }

  private func keepsScreen(_ type: TypeFacts) -> Bool {
    let ids = triad.mediatorIDs.union(triad.views.map(\.id))
    return facts.storedProperties(of: type).contains {
      !$0.isWeak && !ids.isDisjoint(with: $0.mentions)
    }
  }
}

extension PackageFacts {
  /// The properties in which a view keeps models: not what is only a part of one, such as a colour.
  func models(keptBy view: TypeFacts, _ roles: Roles) -> [MemberFacts] {
    storedProperties(of: view).filter { property in
      !property.isClosure
        && property.mentions.contains { id in
          roles.role(of: id) == .model
            && types[id].map { !$0.name.contains(".") && !$0.isExternal } == true
        }
    }
  }

  /// Indicates whether the source of a type uses a member by its name.
  func names(_ member: MemberFacts, in type: TypeFacts) -> Bool {
    let stem = member.name.prefix { $0 != "(" }
    return sources.blocks(of: type).contains { block in
      let tokens = block.tokens
      return zip(tokens, tokens.dropFirst()).contains { $0.text == "." && $1.text == stem }
    }
  }

  /// Indicates whether a method takes streams of values, as in `transform(_ input: Input)`.
  fileprivate func takesStreams(_ method: MemberFacts) -> Bool {
    (method.firstParameter ?? []).compactMap { types[$0] }.contains { type in
      tellsChanges(type)
        || !type.isOfPlatform && type.kind == .struct
          && type.members.contains { $0.isStored && isObserved($0) }
    }
  }
}

extension Triad {
  /// The members by which the mediator knows a view: those that it holds, or else is handed.
  var knownViews: [MemberFacts] {
    let held = heldViews
    guard held.isEmpty else { return held }
    return mediator.members.filter { member in
      member.kind != .property && member.mentions.contains { roles.isOwnView($0) }
    }
  }

  /// The roles beside view, mediator and model.
  var furtherRoles: Set<FurtherRole> {
    let named = collaborators.compactMap { NamedRole($0).furtherRole }
    let isBound = (views + parts).contains { view in
      facts.models(keptBy: view, roles).contains { !$0.wrappers.isEmpty }
        || !facts.models(keptBy: view, roles).isEmpty && facts.binds(view)
    }
    return Set(named + (isBound ? [.bindings] : []))
  }
}

extension PackageFacts {
  /// Indicates whether a view's source declares bindings.
  fileprivate func binds(_ view: TypeFacts) -> Bool {
    sources.blocks(of: view).contains { block in
      block.tokens.contains { ["bind", "Binding"].contains($0.text) }
    }
  }
}
