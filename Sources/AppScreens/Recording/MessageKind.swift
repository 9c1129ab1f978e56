extension MessageLog {
  /// A kind of message between a mediator and its view, or the world.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The view calls its mediator by a method.
    case call

    /// The view tells whoever is its delegate.
    case delegate

    /// The view sets a value of its mediator.
    case assign

    /// The view begins to observe a value of its mediator.
    case bind

    /// The view ceases to observe a value of its mediator.
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

    /// The mediator lets the world know that it waits for an answer no more.
    case cancel

    /// The world answers what it was asked.
    case answer
  }
}
