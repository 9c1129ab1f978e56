extension ArchitectureRule {
  /// The rules that make MVC.
  static let forMVC: [ArchitectureRule] = [
    ArchitectureRule(
      "A8", .convention, "The view's reference to its delegate is weak, and by a protocol.",
      why: "The controller owns the view: with a strong reference back, neither would be released.",
      source: Publication.references, of: [.mvc], except: [.smalltalk]
    ) { triad, facts, _ in
      if facts.isViewController(triad.mediator), triad.delegates.isEmpty { return nil }
      guard !triad.views.isEmpty else { return .notDecided(because: noView) }
      let ids = Set(triad.delegates.map(\.id) + [triad.mediator.id])
      var evidence: [Evidence] = []
      for view in triad.views + triad.parts {
        let held = facts.references(from: view, to: ids)
        if held.isEmpty, facts.isHeadless(view) {
          evidence.append(Evidence("has no delegate", view))
        }
        evidence += held.filter { !$0.isWeak || $0.mentions.contains(triad.mediator.id) }
          .map { Evidence("\(view.name) holds", $0, of: view) }
      }
      if evidence.isEmpty, triad.delegates.isEmpty {
        return .notDecided(because: "no view is seen to have a delegate")
      }
      return Decision(evidence)
    },
    ArchitectureRule(
      "A9", .convention,
      "A delegate message passes the view that sends it, as its first parameter.",
      why: "If one object is the delegate of two views, it has to know which one called.",
      source: Publication.delegation, of: [.mvc], except: [.cocoa, .smalltalk], severity: .warning
    ) { triad, facts, _ in
      guard !triad.delegates.isEmpty else {
        return triad.views.contains(where: facts.isHeadless)
          ? .broken([Evidence("is not the delegate of a view", triad.mediator)])
          : .notDecided(because: "\(triad.mediator.name) is not seen to be the delegate of a view")
      }
      let views = Set((triad.views + triad.viewProtocols).map(\.id))
      return members(of: triad.delegates) {
        $0.kind == .method && views.isDisjoint(with: $0.firstParameter ?? [])
      }
    },
    ArchitectureRule(
      "A10", .houseStyle, "The controller keeps a strong reference to its view, by a protocol.",
      why: "Then the view lives as long as the controller does.", source: Publication.house,
      of: [.mvc], except: [.cocoa, .smalltalk]
    ) { triad, facts, roles in
      decideOnHeldViews(of: triad) { $0.isWeak || !triad.isThroughProtocol($0) }
    },
    ArchitectureRule(
      "A11", .houseStyle,
      "The protocol of a view has only settable properties, and methods that set.",
      why: "In MVC the controller sets widgets; a method that shows something belongs to MVP.",
      source: Publication.house, of: [.mvc], except: [.cocoa, .smalltalk], severity: .warning
    ) { triad, _, roles in
      decideOnProtocols(of: triad) {
        $0.kind == .property ? !$0.isSettable : !$0.name.hasPrefix("set")
      }
    },
  ]
}
