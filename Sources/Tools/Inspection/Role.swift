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
