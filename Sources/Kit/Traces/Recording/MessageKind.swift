/// A kind of message between the user, a view, its mediators, the model and a service.
public enum MessageKind: String, Hashable, Sendable {
  /// The user does something to the view.
  case gesture

  /// An external event happens, as a step says.
  case event

  /// The view calls its mediator by a method, or one mediator another.
  case call

  /// The view calls its delegate.
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

  /// A binding delivers a value to the view.
  case notify

  /// The mediator sends a request to a service, which responds later.
  case request

  /// The mediator cancels a request.
  case cancel

  /// The service responds to a request.
  case answer

  /// The state of the model or of a mediator changes.
  case state

  /// The user sees something different.
  case display
}
