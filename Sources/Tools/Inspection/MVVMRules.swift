extension ArchitectureRule {
  /// The rules that make MVVM.
  static let forMVVM: [ArchitectureRule] = [
    ArchitectureRule(
      "A15", .convention, "The view holds its view model strongly.",
      why: "Whoever holds the view holds the screen.",
      source: Publication.references, of: [.mvvm]
    ) { triad, facts, roles in decideOnHoldingMediator(of: triad) },
    ArchitectureRule(
      "A16", .definition, "No declaration of the view model mentions a view or its protocol.",
      why: "A view model is read, and knows no view; one that knows a view is a presenter.",
      source: Publication.viewModel, of: [.mvvm]
    ) { triad, facts, roles in
      let mentions = triad.mediator.members.filter { member in
        member.mentions.contains { id in
          roles.role(of: id) == .view || facts.types[id].map(facts.isView) == true
        }
      }
      return Verdict(
        mentions.map { Evidence("\(triad.mediator.name) has", $0, of: triad.mediator) })
    },
    ArchitectureRule(
      "A17", .definition, "Whatever a view model shows can be observed.",
      why: "A view that must ask may ask too late.",
      source: Variant.binding.source, of: [.mvvm], except: [.unidirectional]
    ) { triad, facts, roles in
      let mediator = triad.mediator
      let tells = facts.mayTell(mediator) || !triad.listeners.isEmpty
      let isWhole = facts.isObservable(mediator) && !facts.isPublishedByHand(mediator)
      let silent = facts.shown(by: mediator, roles).filter { !facts.isObserved($0) && !isWhole }
      guard !tells else {
        let isKnown = facts.hasObservables(mediator) && silent.isEmpty
        return isKnown || !triad.listeners.isEmpty || facts.announcement(of: mediator) != nil
          ? .holds
          : .notDecided(
            because: "\(mediator.name) may tell of changes by calls, which are not followed")
      }
      let asked = silent.filter { property in triad.views.contains { facts.names(property, in: $0) }
      }
      return .broken(
        asked.isEmpty
          ? [Evidence("has nothing that can be observed", mediator)]
          : asked.map {
            Evidence("\(mediator.name).\($0.name) cannot be observed:", $0, of: mediator)
          })
    },
    ArchitectureRule(
      "A25", .houseStyle,
      """
      Only the view model sets what it shows, except typed text: the view sets that, and the view \
      model responds.
      """,
      why: "A view that can set other values makes decisions.",
      source: Publication.house, of: [.mvvm], severity: .warning
    ) { triad, facts, roles in
      let mediator = triad.mediator
      guard !facts.sources.blocks(of: mediator).isEmpty else {
        return .notDecided(because: "the source of \(mediator.name) is not available")
      }
      return Verdict(
        facts.shown(by: mediator, roles).filter { property in
          property.isSettable && !property.hasObserver && !facts.hears(mediator, of: property)
            && !facts.isInput(property, of: triad)
        }.map { Evidence("\(mediator.name).\($0.name) can be set by anyone:", $0, of: mediator) })
    },
  ]
}

extension PackageFacts {
  /// The properties of a view model that are there to be shown.
  fileprivate func shown(by mediator: TypeFacts, _ roles: Roles) -> [MemberFacts] {
    exposed(by: mediator).filter { $0.isStored && isShown($0, roles) }
  }

  /// Indicates whether a property is there to be shown: no part of the world, no subscription.
  fileprivate func isShown(_ property: MemberFacts, _ roles: Roles) -> Bool {
    guard !property.isClosure, !property.isWeak else { return false }
    let others: [Role] = [.port, .mediator, .view, .screen]
    let known = types(of: property.mentions)
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
}
