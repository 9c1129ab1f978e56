import AppScreens

/// A message in a column, with what decides its likeness to others, which takes long to read off it.
struct MessageCell: Alignable {
  private static let subjects = Cache<String, Substring>()

  let message: Message
  private let role: Message.Role
  private let subject: Substring

  init(_ message: Message) {
    self.message = message
    role = message.role
    subject = Self.subjects.value(for: message.name) { message.subject }
  }

  /// The likeness to a message of another pattern; nil if they cannot be compared.
  func likeness(to other: MessageCell) -> Int? {
    guard role == other.role else { return nil }
    guard role != .mediatorState || subject == other.subject else { return nil }
    guard role != .asking || message.name == other.message.name else { return nil }
    let isSameSubject = subject == other.subject && subject != "_"
    let isSameValue = message.arguments.last == other.message.arguments.last
    return 2 + (isSameSubject ? 3 : 0) + (isSameValue ? 2 : 0)
  }
}

extension Message {
  /// The part that a message plays in a conversation, whatever the pattern calls it.
  fileprivate enum Role {
    case gesture, telling, between, observing, reading, showing, modelState, mediatorState, display
    case event, asking, answering
  }

  fileprivate var role: Role {
    switch kind {
    case .gesture: .gesture
    case .event: .event
    case .request, .cancel: .asking
    case .answer: .answering
    case .call where sender.isMediator: .between
    case .call, .delegate, .assign: .telling
    case .bind, .unbind: .observing
    case .read: .reading
    case .show, .set, .notify: .showing
    case .state: receiver == .model ? .modelState : .mediatorState
    case .display: .display
    }
  }

  /// The subject of a message, such as `total` in `total`, `show(total:)` and `calculator.total`.
  fileprivate var subject: Substring {
    let label = name.split(separator: "(").last?.split(separator: ":").first ?? ""
    return label.split(separator: ".").last ?? label
  }
}
