extension ArchitectureRule {
  /// The rules that make MVVM.
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
}

extension TypeFacts {
  /// Indicates whether the whole class is observable, as with Observation's macro.
  fileprivate var isObservable: Bool {
    conformances.contains { $0.contains("Observable") }
  }
}
