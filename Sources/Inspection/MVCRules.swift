extension ArchitectureRule {
  /// The rules that make MVC.
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
}
