/// The role of a type in its pattern.
package enum Role: String, Hashable, Sendable, CaseIterable {
  /// The app's rules.
  case model

  /// The widgets that a person sees and touches, and the protocols by which others know them.
  case view

  /// The controller, presenter or view model between view and model.
  case mediator

  /// The world as the mediator knows it: the protocol of a service, and the classes behind it.
  case port

  /// The holder of a pattern's entry point, for the kit.
  case screen

  /// An interactor, a router or another role beside these.
  case further
}

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
}
