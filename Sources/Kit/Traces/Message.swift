import AppScreens

/// One message of a conversation between a person, a view, its mediator, the model and the world.
package struct Message: Hashable, Sendable {
  /// A kind of message.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A person does something to the view.
    case gesture

    /// The world does something, as a step says.
    case event

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

    /// The state of the model or of the mediator changes.
    case state

    /// A person sees something else than before.
    case display
  }

  /// The sender.
  package let sender: Participant

  /// The receiver.
  package let receiver: Participant

  /// The kind of message.
  package let kind: Kind

  /// The method, property or widget, such as `press(_:)`; of a gesture or an event, its notation.
  package let name: String

  /// The arguments, as Swift would write them; of a state or display, the old and the new value.
  ///
  /// Those of an answer are the arguments of the request, and then the answer.
  package let arguments: [String]

  /// The line on which the view or the world sends or receives it; nil if neither recorded it.
  package let site: SourceLine?

  /// The mediator's part in it; nil where none is known.
  package let execution: Execution?

  /// Indicates whether it is an answer after which neither the mediator nor the view changes.
  package internal(set) var changesNothing = false

  /// Indicates whether it is what the episode is named after: a gesture or an event.
  package var isHeading: Bool { kind == .gesture || kind == .event }
}

extension Message.Kind {
  /// The kind of a message that a view or a world recorded.
  init(_ kind: MessageLog.Kind) {
    self =
      switch kind {
      case .call: .call
      case .delegate: .delegate
      case .assign: .assign
      case .bind: .bind
      case .unbind: .unbind
      case .show: .show
      case .set: .set
      case .read: .read
      case .notify: .notify
      case .request: .request
      case .cancel: .cancel
      case .answer: .answer
      }
  }

  /// Indicates whether the view or the world sends it to the mediator.
  var isToMediator: Bool { isFromView || self == .answer }

  /// Indicates whether the view sends it to the mediator.
  var isFromView: Bool {
    switch self {
    case .call, .delegate, .assign, .bind, .unbind: true
    case .show, .set, .read, .notify, .gesture, .event, .state, .display: false
    case .request, .cancel, .answer: false
    }
  }
}
