extension Triad {
  /// A kind of pattern, where several go by one name and promise different things.
  package enum Dialect: String, Hashable, Sendable, Encodable {
    /// The view controller is the controller, and widgets are the views.
    case cocoa = "Cocoa's"

    /// The view reads the model by itself; the controller answers what a person does.
    case smalltalk = "Smalltalk's"

    /// The controller sets what a passive view shows, through a protocol.
    case passiveView = "with a passive view"

    /// The presenter has an interactor and a router beside it.
    case viper = "VIPER's"
  }
}

extension Triad.Dialect {
  /// The kind of pattern that a mediator belongs to; nil where there is only one.
  init?(
    of mediator: TypeFacts, _ claim: Triad.Pattern?, _ views: [TypeFacts], _ models: [TypeFacts],
    in facts: PackageFacts
  ) {
    switch claim {
    case .mvc where facts.isViewController(mediator):
      self = .cocoa
    case .mvc:
      let objects = Set(models.filter { $0.kind == .class && !$0.isExternal }.map(\.id))
      let isRead = views.contains { view in
        view.storedProperties.contains { !objects.isDisjoint(with: $0.mentions) }
      }
      self = isRead ? .smalltalk : .passiveView
    case .mvp:
      let collaborators = facts.storedProperties(of: mediator).flatMap(\.mentions)
        .compactMap { facts.types[$0]?.name }
      let hasInteractor = collaborators.contains { $0.contains("Interactor") }
      let hasRouter = collaborators.contains { name in
        ["Router", "Wireframe", "WireFrame", "Routing"].contains(where: name.contains)
      }
      guard hasInteractor, hasRouter else { return nil }
      self = .viper
    case .mvvm, nil:
      return nil
    }
  }
}
