/// A role that some variants have beside view, mediator and model.
package enum FurtherRole: String, Hashable, Sendable, CaseIterable {
  /// The rules of one use case, which answer the mediator later.
  case interactor

  /// The way from one screen to the next.
  case router

  /// The way through several screens, which holds these and knows of all.
  case coordinator

  /// The function that makes a new state of the old one and a message.
  case reducer

  /// The type that puts the others together.
  case builder

  /// Declared bindings between the view and the model.
  case bindings

  /// The endings of names that tell it.
  var names: [String] {
    switch self {
    case .interactor: ["Interactor", "Interacting", "InteractorInput"]
    case .router:
      ["Router", "Routing", "Wireframe", "WireFrame", "Navigator", "Navigating", "RoutingLogic"]
    case .coordinator: ["Coordinator", "Coordinating", "Flow"]
    case .reducer: ["Reducer"]
    case .builder: ["Builder", "Buildable"]
    case .bindings: []
    }
  }
}
