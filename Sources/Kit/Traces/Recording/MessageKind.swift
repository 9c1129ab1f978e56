/// A kind of message between a person, a view, its mediators, the model and the world.
public enum MessageKind: String, Hashable, Sendable, CaseIterable {
  /// A person does something to the view.
  case gesture

  /// The world does something, as a step says.
  case event

  /// The view calls its mediator by a method, or one mediator another.
  case call

  /// The view tells whoever is its delegate.
  case delegate

  /// The view sets a value of its mediator.
  case assign

  /// The view begins to observe a value of its mediator.
  case bind

  /// The view stops observing a value of its mediator.
  case unbind

  /// The mediator calls the view by a method, with what it is to show.
  case show

  /// The mediator sets a property of the view.
  case set

  /// The mediator reads a property of the view.
  case read

  /// A value that the view observes tells it what it is now.
  case notify

  /// The mediator asks something of the world, which is to answer later.
  case request

  /// The mediator lets the world know that it no longer waits for an answer.
  case cancel

  /// The world answers what it was asked.
  case answer

  /// The state of the model or of a mediator changes.
  case state

  /// A person sees something different.
  case display
}
