extension ArchitectureRule {
  /// What makes MVC.
  static let forMVC: [ArchitectureRule] = [
    ArchitectureRule(
      "A8", "The view's delegate is weak, and known by a protocol.",
      why: "The controller holds the view: held back strongly, neither would ever be released.",
      of: [.mvc]
    ) { triad, facts, _ in
      let ids = Set(triad.delegates.map(\.id) + [triad.mediator.id])
      return decideOnViews(of: triad) { view in
        let held = view.storedProperties.filter { !ids.isDisjoint(with: $0.mentions) }
        guard !held.isEmpty else {
          return [Evidence("\(view.name) has no delegate", at: view.place)]
        }
        return held.filter { !$0.isWeak || $0.mentions.contains(triad.mediator.id) }
          .map { Evidence("\(view.name) holds \($0.declaration)", at: $0.place) }
      }
    },
    ArchitectureRule(
      "A9", "A delegate message hands over the view that sends it, as its first parameter.",
      why: "A delegate of two views must know which of them speaks.", of: [.mvc]
    ) { triad, _, _ in
      guard !triad.delegates.isEmpty else {
        return Verdict([
          Evidence("\(triad.mediator.name) is no view's delegate", at: triad.mediator.place)
        ])
      }
      let views = Set((triad.views + triad.viewProtocols).map(\.id))
      return Verdict(
        triad.delegates.flatMap { type in
          type.members.filter {
            $0.kind == .method && views.isDisjoint(with: $0.firstParameter ?? [])
          }
          .map { Evidence("\(type.name) has \($0.declaration)", at: $0.place) }
        })
    },
    ArchitectureRule(
      "A10", "The controller holds its view strongly, through a protocol.",
      why: "The controller is what keeps a screen alive.", of: [.mvc]
    ) { triad, _, roles in
      let held = triad.heldViews(roles)
      guard !held.isEmpty else {
        return Verdict([Evidence("\(triad.mediator.name) holds no view", at: triad.mediator.place)])
      }
      return Verdict(
        held.filter { $0.isWeak || !triad.isThroughProtocol($0) }
          .map { Evidence("\(triad.mediator.name) holds \($0.declaration)", at: $0.place) })
    },
    ArchitectureRule(
      "A11",
      "What a view shows is set: every requirement of its protocol is a property that can be.",
      why: "A view of MVC is its widgets; a method that shows something is a presenter's way.",
      of: [.mvc]
    ) { triad, _, _ in
      decideOnProtocols(of: triad) { type in
        type.members.filter { $0.kind != .property || !$0.isSettable }
          .map { Evidence("\(type.name) requires \($0.declaration)", at: $0.place) }
      }
    },
  ]

  /// What makes MVP.
  static let forMVP: [ArchitectureRule] = [
    ArchitectureRule(
      "A12", "The view holds its presenter strongly.",
      why: "Whoever holds the view holds the screen.", of: [.mvp]
    ) { triad, _, _ in decideOnHoldingMediator(triad) },
    ArchitectureRule(
      "A13", "The presenter holds its view weakly, and only through a protocol.",
      why: "The view holds the presenter; and a test's view must be able to take its place.",
      of: [.mvp]
    ) { triad, _, roles in
      let held = triad.heldViews(roles)
      guard !held.isEmpty else {
        return Verdict([Evidence("\(triad.mediator.name) holds no view", at: triad.mediator.place)])
      }
      return Verdict(
        held.filter { !$0.isWeak || !triad.isThroughProtocol($0) }
          .map { Evidence("\(triad.mediator.name) holds \($0.declaration)", at: $0.place) })
    },
    ArchitectureRule(
      "A14", "The view's protocol gives the presenter nothing to read.",
      why: "A view that only shows has nothing in it that could be wrong: it is passive.",
      of: [.mvp]
    ) { triad, _, _ in
      decideOnProtocols(of: triad) { type in
        type.members.filter { $0.kind == .property || $0.hasResult }
          .map { Evidence("\(type.name) requires \($0.declaration)", at: $0.place) }
      }
    },
  ]

  /// What makes MVVM.
  static let forMVVM: [ArchitectureRule] = [
    ArchitectureRule(
      "A15", "The view holds its view model strongly.",
      why: "Whoever holds the view holds the screen.", of: [.mvvm]
    ) { triad, _, _ in decideOnHoldingMediator(triad) },
    ArchitectureRule(
      "A16", "No declaration of the view model mentions a view or its protocol.",
      why: "A view model is read, and knows nobody; with a view in it, it is a presenter.",
      of: [.mvvm]
    ) { triad, _, roles in
      let mentions = triad.mediator.members.filter {
        $0.mentions.contains { roles.role(of: $0) == .view }
      }
      return Verdict(
        mentions.map { Evidence("\(triad.mediator.name) has \($0.declaration)", at: $0.place) })
    },
    ArchitectureRule(
      "A17", "What a view model has to show can be observed, and is set by the view model alone.",
      why: "A view that has to ask will ask too late; a view that can set decides.", of: [.mvvm]
    ) { triad, _, roles in
      let shown = triad.mediator.storedProperties.filter { property in
        !property.isPrivate && property.declaration.contains("var ")
          && !property.mentions.contains { roles.role(of: $0) != nil }
      }
      guard !shown.isEmpty else {
        return Verdict([
          Evidence(
            "\(triad.mediator.name) has nothing that can be observed", at: triad.mediator.place)
        ])
      }
      return Verdict(
        shown.flatMap { property -> [Evidence] in
          let name = "\(triad.mediator.name).\(property.name)"
          var evidence: [Evidence] = []
          if property.attributes.isEmpty, !triad.mediator.isObservable {
            evidence.append(Evidence("\(name) cannot be observed", at: property.place))
          }
          if property.isSettable {
            evidence.append(Evidence("\(name) can be set by anyone", at: property.place))
          }
          return evidence
        })
    },
  ]

  /// What only running the code decides.
  static let atRunTime: [ArchitectureRule] = [
    ArchitectureRule(
      "A18", "The mediator keeps working when its view is gone.",
      why: "A view can leave at any moment; what a person has done must not leave with it.",
      of: [.mvp, .mvvm], isAtRunTime: true
    ) { _, _, _ in .notDecided(because: notRun) },
    ArchitectureRule(
      "A19", "One view model serves two views at once, and both are up to date.",
      why: "Binding is one to many: a second window costs the view model nothing.",
      of: [.mvvm], isAtRunTime: true
    ) { _, _, _ in .notDecided(because: notRun) },
  ]

  private static let notRun = "inspect can run it from a command that has this pattern"

  private static func decideOnProtocols(
    of triad: Triad, _ evidence: (TypeFacts) -> [Evidence]
  ) -> Verdict {
    triad.viewProtocols.isEmpty
      ? Verdict([
        Evidence("\(triad.mediator.name) knows its view by no protocol", at: triad.mediator.place)
      ])
      : Verdict(triad.viewProtocols.flatMap(evidence))
  }

  private static func decideOnHoldingMediator(_ triad: Triad) -> Verdict {
    decideOnViews(of: triad) { view in
      let held = view.storedProperties.filter { $0.mentions.contains(triad.mediator.id) }
      return held.isEmpty
        ? [Evidence("\(view.name) does not hold \(triad.mediator.name)", at: view.place)]
        : held.filter(\.isWeak).map {
          Evidence("\(view.name) holds \($0.declaration)", at: $0.place)
        }
    }
  }
}

extension Triad {
  /// The properties in which the mediator holds views.
  fileprivate func heldViews(_ roles: Roles) -> [MemberFacts] {
    mediator.storedProperties.filter { $0.mentions.contains { roles.role(of: $0) == .view } }
  }

  /// Whether a property is of a view's protocol alone.
  fileprivate func isThroughProtocol(_ property: MemberFacts) -> Bool {
    !property.mentions.contains { id in views.contains { $0.id == id } }
  }
}

extension TypeFacts {
  /// Whether the whole class can be observed, as by the macro of Observation.
  fileprivate var isObservable: Bool {
    conformances.contains { $0.contains("Observable") }
  }
}
