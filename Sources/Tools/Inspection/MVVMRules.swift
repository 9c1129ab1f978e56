extension ArchitectureRule {
  /// The rules that make MVVM.
  static let forMVVM: [ArchitectureRule] = [
    ArchitectureRule(
      "A15", "The view holds its view model strongly.",
      why: "Whoever holds the view holds the screen.", of: [.mvvm]
    ) { triad, facts, _ in decideOnHoldingMediator(triad, facts) },
    ArchitectureRule(
      "A16", "No declaration of the view model mentions a view or its protocol.",
      why: "A view model is read, and knows no view; one that knows a view is a presenter.",
      of: [.mvvm]
    ) { triad, facts, roles in
      let mentions = triad.mediator.members.filter { member in
        member.mentions.contains { id in
          roles.role(of: id) == .view || facts.types[id].map(facts.isView) == true
            || triad.isListenedToByView(id, facts)
        }
      }
      return Verdict(
        mentions.map { Evidence("\(triad.mediator.name) has", $0, of: triad.mediator) })
    },
    ArchitectureRule(
      "A17",
      """
      Whatever a view model shows can be observed. Only the view model sets it, except typed text: \
      the view sets that, and the view model responds.
      """,
      why: """
        A view that must ask may ask too late. A view that can set other values makes decisions.
        """,
      of: [.mvvm]
    ) { triad, facts, roles in
      let mediator = triad.mediator
      let isObservable = facts.isObservable(mediator)
      let shown = facts.exposed(by: mediator).filter { property in
        property.isStored && facts.isShown(property, roles)
      }
      let canBeObserved = { (property: MemberFacts) in
        facts.isObserved(property) || isObservable && !facts.isPublishedByHand(mediator)
      }
      var evidence = shown.filter { property in
        property.isSettable && !property.hasObserver && !facts.hears(mediator, of: property)
          && !facts.isInput(property, of: triad)
      }.map { Evidence("\(mediator.name).\($0.name) can be set by anyone:", $0, of: mediator) }
      let silent = shown.filter { !canBeObserved($0) }
      let mayTell = facts.mayTell(mediator) || !triad.listeners.isEmpty
      if !mayTell, mediator.kind != .struct || !facts.hasObservables(mediator) {
        let tellsNothing = !facts.hasObservables(mediator)
        evidence += silent.filter { property in
          tellsNothing || triad.views.contains { facts.reads(property, in: $0) }
        }.map { Evidence("\(mediator.name).\($0.name) cannot be observed:", $0, of: mediator) }
        if shown.isEmpty, tellsNothing {
          evidence.append(Evidence("has nothing that can be observed", mediator))
        }
      }
      if !evidence.isEmpty { return .broken(evidence) }
      let isKnown = shown.contains(where: canBeObserved) || facts.hasObservables(mediator)
      return isKnown && (silent.isEmpty || !mayTell)
        ? .holds
        : .notDecided(
          because: "\(mediator.name) may tell of changes by calls, which are not followed")
    },
  ]
}

extension Triad {
  /// Indicates whether a type is a listener's protocol that a view conforms to.
  fileprivate func isListenedToByView(_ id: String, _ facts: PackageFacts) -> Bool {
    listeners.contains { $0.id == id }
      && views.contains { view in facts.ancestors(of: view).contains { $0.id == id } }
  }
}

extension PackageFacts {
  /// Indicates whether a property is there to be shown: no part of the world, no subscription.
  fileprivate func isShown(_ property: MemberFacts, _ roles: Roles) -> Bool {
    guard !property.isClosure, !property.isWeak else { return false }
    let others: [Role] = [.port, .mediator, .view, .screen]
    let known = property.mentions.compactMap { types[$0] }
    let isLet = property.declaration.contains("let ")
    if isLet, !isObserved(property) { return false }
    return !known.contains { type in
      others.contains { roles.role(of: type.id) == $0 } || isServant(type)
        || roles.listeners.contains(type.id) || isHelper(type)
        || ["AnyCancellable", "Cancellable", "DisposeBag", "Task", "Timer"].contains(type.name)
    }
  }

  /// Indicates whether a class of Combine tells only of what it marks: not every property by itself.
  fileprivate func isPublishedByHand(_ type: TypeFacts) -> Bool {
    ancestors(of: type).contains { $0.name == "ObservableObject" }
  }

  /// Indicates whether the source of a view reads a member by its name.
  fileprivate func reads(_ property: MemberFacts, in view: TypeFacts) -> Bool {
    sources.blocks(of: view).contains { block in
      let tokens = block.source.tokens(in: block.lines)
      return zip(tokens, tokens.dropFirst()).contains {
        $0.text == "." && $1.text == property.name[...]
      }
    }
  }
}
