import AppScreens

/// One message of a conversation between a person, a view, its mediator and the model.
public struct Message: Hashable, Sendable {
  /// How a message travels, or what it stands for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A person does something to the view.
    case gesture

    /// The view calls its mediator by a method.
    case call

    /// The view tells whoever is its delegate.
    case delegate

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

    /// What somebody holds is another than before: the model's state, or the mediator's own.
    case state

    /// A person sees something else than before.
    case display
  }

  /// Who sends it.
  public let sender: Participant

  /// Who receives it.
  public let receiver: Participant

  /// How it travels, or what it stands for.
  public let kind: Kind

  /// The method, property or widget, such as `press(_:)`; of a gesture, its notation.
  public let name: String

  /// What goes with it, as Swift would write it; of a state or display, what was there, and what is.
  public let arguments: [String]

  /// Where the view sends or receives it; nil for what no view recorded.
  public let site: SourceLine?

  /// The mediator's part in it; nil where none is known.
  public let execution: Execution?
}

extension Message.Kind {
  /// The kind of a message that a view recorded.
  init(_ kind: MessageLog.Kind) {
    self =
      switch kind {
      case .call: .call
      case .delegate: .delegate
      case .bind: .bind
      case .unbind: .unbind
      case .show: .show
      case .set: .set
      case .read: .read
      case .notify: .notify
      }
  }

  /// Whether the view sends it, and the mediator receives it.
  var isFromView: Bool {
    switch self {
    case .call, .delegate, .bind, .unbind: true
    case .show, .set, .read, .notify, .gesture, .state, .display: false
    }
  }
}
