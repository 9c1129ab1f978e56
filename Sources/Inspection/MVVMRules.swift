import AppScreens

extension ArchitectureRule {
  /// The rules that make MVVM.
  static let forMVVM: [ArchitectureRule] = [
    ArchitectureRule(
      "A15", "The view holds its view model strongly.",
      why: "Whoever holds the view holds the screen.", of: [.mvvm]
    ) { triad, _, _ in decideOnHoldingMediator(triad) },
    ArchitectureRule(
      "A16", "No declaration of the view model mentions a view or its protocol.",
      why: "A view model is read, and knows no view; one that knows a view is a presenter.",
      of: [.mvvm]
    ) { triad, _, roles in
      let mentions = triad.mediator.members.filter {
        $0.mentions.contains { roles.role(of: $0) == .view }
      }
      return Verdict(
        mentions.map { Evidence("\(triad.mediator.name) has \($0.declaration)", at: $0.place) })
    },
    ArchitectureRule(
      "A17",
      """
      What a view model has to show can be observed, and is set by the view model alone, unless it \
      hears of it and answers, as of a text field's text.
      """,
      why: "A view that has to ask will ask too late; a view that can set the rest, decides.",
      of: [.mvvm]
    ) { triad, facts, roles in
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
          if property.isSettable, !facts.hearsOfSetting(property) {
            evidence.append(Evidence("\(name) can be set by anyone", at: property.place))
          }
          return evidence
        })
    },
  ]
}

extension PackageFacts {
  /// Indicates whether a property has an observer of its own, so that setting it is an input.
  fileprivate func hearsOfSetting(_ property: MemberFacts) -> Bool {
    guard let place = property.place, let source = sources[place.file],
      source.code.indices.contains(place.line - 1), source.code[place.line - 1].contains("{")
    else { return false }
    return source.extent(from: place.line).contains { line in
      ["didSet", "willSet"].contains { source.code[line - 1].contains($0) }
    }
  }
}

extension TypeFacts {
  /// Indicates whether the whole class is observable, as with Observation's macro.
  fileprivate var isObservable: Bool {
    conformances.contains { $0.contains("Observable") }
  }
}
