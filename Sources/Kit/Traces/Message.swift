import AppScreens
import TriptychSourceReading

/// One message of a conversation between the user, a view, its mediators, the model and a service.
package struct Message: Hashable, Sendable {
  /// The sender.
  package let sender: Participant

  /// The receiver.
  package let receiver: Participant

  /// The kind of message.
  package let kind: MessageKind

  /// The method, property or widget, such as `press(_:)`; of a gesture or an event, its notation.
  package let name: String

  /// The arguments, as Swift would write them; of a state or display, the old and the new value.
  ///
  /// Those of a response are the arguments of the request, and then the response.
  package let arguments: [String]

  /// The line on which the view or the service sends or receives it; nil if neither recorded it.
  package let site: SourceLine?

  /// The mediators' functions that were running when a mediator sent it, the innermost first.
  var frames: [MediatorFrame] = []

  /// The search for the method or the value that took part; nil if none is known.
  var declaration: DeclarationSearch?

  /// Indicates whether it is a response after which neither the mediator nor the view changes.
  package internal(set) var changesNothing = false

  /// The line that the mediator was executing; nil where it is not known.
  ///
  /// - Complexity: Tens of milliseconds for each place in the code that is met for the first time.
  package var executed: SourceLine? { frames.lazy.compactMap(\.line).first }

  /// The line that declares the method that was called, or the value that was bound to; nil where
  /// none is known.
  ///
  /// Which of its lines ran is not known.
  package var declared: SourceLine? { declaration?.place }

  /// Indicates whether it is what the episode is named after: a gesture or an event.
  package var isHeading: Bool { kind == .gesture || kind == .event }
}

extension MessageKind {
  /// Indicates whether the view or the service sends it to the mediator.
  var isToMediator: Bool {
    switch self {
    case .call, .delegate, .assign, .bind, .unbind, .answer: true
    case .show, .set, .read, .notify, .gesture, .event, .state, .display, .request, .cancel: false
    }
  }
}

extension [Message] {
  /// The messages with a mark on each response that no other message of an episode follows.
  ///
  /// - Parameter isSame: Whether the view shows what it showed before. If it does not, and no message
  ///   tells why, it may be the doing of any of the responses.
  /// - Returns: The messages, otherwise as they are.
  func markingIdleAnswers(_ isSame: Bool) -> [Message] {
    guard isSame || contains(where: { ![.event, .answer].contains($0.kind) }) else { return self }
    return indices.map { index in
      var message = self[index]
      let next = self[index...].dropFirst().first
      message.changesNothing = message.kind == .answer && (next == nil || next?.kind == .answer)
      return message
    }
  }
}
