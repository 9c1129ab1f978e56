import TriptychSourceReading

/// How a triad's mediator and views know one another.
extension Triad {
  /// The properties in which the mediator holds views, or boxes with views in them.
  var heldViews: [MemberFacts] {
    facts.storedProperties(of: mediator).filter { property in
      let boxes = facts.types(of: property.mentions).filter(facts.isWeakBox)
      let mentions = property.mentions + boxes.flatMap { facts.storedMentions(of: $0) }
      return !property.isClosure && mentions.contains { roles.isAnyView($0) }
    }
  }

  /// The properties of a view that lead to the mediator, stored or not.
  func ways(of view: TypeFacts) -> [MemberFacts] {
    (view.members + facts.storedProperties(of: view)).filter {
      $0.kind == .property && !mediatorIDs.isDisjoint(with: $0.mentions)
    }
  }

  /// Indicates whether a view reads a member of the mediator, by a property in which it keeps that.
  func isRead(_ member: MemberFacts) -> Bool {
    (views + parts).contains { view in
      let isReading = reads(member, by: view)
      return facts.sources.has(in: view, where: isReading)
    }
  }

  /// The lines on which a view reads its mediator: what that knows or returns, but for a view or mediator.
  var readings: [ArchitectureRule.Evidence] {
    let readable = (mediator.members + facts.superclasses(of: mediator).flatMap(\.members)).filter {
      ($0.kind == .property && !$0.isClosure || $0.hasResult) && !$0.isStatic
        && !$0.resultTypes.contains { roles.isPart($0) || roles.isAnyView($0) }
    }
    return (views + parts).flatMap { view in
      readable.flatMap { member in
        let isReading = reads(member, by: view)
        return facts.sources.blocks(of: view).flatMap { block in
          let code = block.source
          return block.places.filter { place in
            let isSet = code[place + 1] == "=" && code[place + 2] != "="
            return !isSet && isReading(code, place)
          }.map { place in
            ArchitectureRule.Evidence(
              "\(view.name) reads its presenter:", code: place, in: code,
              of: "\(view.qualifiedName) \(member.name)")
          }
        }
      }
    }.groupedBySubject
  }

  /// Whether a place in a view's source is the name of a member of the mediator, after a property in which the view
  /// keeps that.
  private func reads(_ member: MemberFacts, by view: TypeFacts) -> (SourceText, Int) -> Bool {
    let ways = Set(ways(of: view).map(\.name))
    return { code, place in
      guard code[place] == member.stem, code[place - 1] == "." else { return false }
      let isOptional = ["?", "!"].contains(code[place - 2])
      return ways.contains(String(code[isOptional ? place - 3 : place - 2]))
    }
  }

  /// Indicates whether a view binds to a property of the mediator in both directions: `$viewModel.name`.
  func isInput(_ property: MemberFacts) -> Bool {
    views.contains { view in
      facts.sources.has(in: view) { code, place in
        code[place] == property.name[...] && code[place - 1] == "."
          && ((place - 6)..<place).contains { code[$0] == "$" }
      }
    }
  }

  /// What shows that a view keeps what has one of some types: a stored property, or a widget's action
  /// over a parameter.
  func way(from view: TypeFacts, to ids: Set<String>) -> ArchitectureRule.Evidence? {
    if let held = facts.references(from: view, to: ids).first(where: { !$0.isWeak }) {
      return ArchitectureRule.Evidence("\(view.name) holds", held, of: view)
    }
    let takers = view.members.filter { $0.kind != .property && !ids.isDisjoint(with: $0.mentions) }
    return facts.actions(in: view, over: Set(takers.flatMap(\.labels))).first
  }

  /// Indicates whether the views hold a presenter that they know, and all of them weakly.
  var isKeptFromBehind: Bool {
    let known = views.flatMap { facts.references(from: $0, to: mediatorIDs) }
    return claim != .mvc && !known.isEmpty && known.allSatisfy(\.isWeak)
  }

  /// Indicates whether a property has the type of a view's protocol alone.
  func isThroughProtocol(_ property: MemberFacts) -> Bool {
    !property.mentions.contains { id in
      views.contains { $0.id == id }
        || facts.types[id].map { $0.kind != .protocol && facts.isView($0) } == true
    }
  }

  /// Indicates whether a member only leads to a mediator or a delegate.
  func isWiring(_ member: MemberFacts) -> Bool {
    member.mentions.contains { mediatorIDs.contains($0) || roles.role(of: $0) == .mediator }
  }

  /// The members by which the mediator knows a view: those that it holds, or else is handed; a view that it
  /// returns is another screen.
  var knownViews: [MemberFacts] {
    let held = heldViews
    guard held.isEmpty else { return held }
    return mediator.members.filter { member in
      let handed = member.hasResult ? member.firstParameter ?? [] : member.mentions
      return member.kind != .property && handed.contains(where: roles.isView)
    }
  }

  /// The roles beside view, mediator and model.
  var furtherRoles: Set<VariantFact.Value> {
    let isBound = (views + parts).contains { view in
      let models = facts.models(keptBy: view, roles)
      return models.contains { !facts.wrappers(of: $0).isEmpty }
        || !models.isEmpty && facts.sources.has(in: view) { ["bind", "Binding"].contains($0[$1]) }
    }
    return Set(
      ([mediator] + collaborators).compactMap { NamedRole($0).furtherRole }
        + (isBound ? [.bindings] : []))
  }
}
