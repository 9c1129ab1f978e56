/// The role of a type in its pattern.
package enum Role: String, Hashable, Sendable {
  /// The business logic.
  case model

  /// The widgets that a user sees and touches, and the protocols by which others know them.
  case view

  /// The controller, presenter or view model between view and model.
  case mediator

  /// A service as the mediator knows it: its protocol, and the classes that conform to it.
  case port

  /// The holder of a pattern's entry point, for the kit.
  case screen

  /// An interactor, a router or another role beside these.
  case further
}
