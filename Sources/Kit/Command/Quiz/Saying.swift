import AppScreens
import TriptychTraces

/// What a message says, in the same words in every pattern.
///
/// How code spells it, by a call, a property or a binding, would give the pattern away.
enum Saying {
  case gesture, hereIsView, hereIsMediator, stopNotifying, observe, stopObserving, ask, value
  case request, cancel, answer, change

  /// What connects a view and a mediator, and then what parts them: it is here that patterns differ.
  static let connecting: [Saying] = [
    .hereIsView, .hereIsMediator, .observe, .ask, .stopNotifying, .stopObserving,
  ]

  /// What a message says.
  init(_ message: Message, in participants: Participants) {
    self =
      switch message.kind {
      case .gesture, .event, .delegate, .assign: .gesture
      case .call: message.handsOverView ? .hereIsView : .gesture
      case .bind: .observe
      case .unbind: .stopObserving
      case .set where message.arguments == [participants.name(of: message.sender)]: .hereIsMediator
      case .set where message.arguments == ["nil"]: .stopNotifying
      case .set, .show, .notify: .value
      case .read: .ask
      case .request: .request
      case .cancel: .cancel
      case .answer: .answer
      case .state, .display: .change
      }
  }

  /// Indicates whether it is said by a view that is replaced, or to it.
  var isOfOldView: Bool { [.stopNotifying, .stopObserving, .ask].contains(self) }

  /// Indicates whether the view says it to the mediator, rather than the mediator to the view.
  var isOfView: Bool { [.hereIsView, .observe, .stopObserving, .gesture].contains(self) }

  /// What is said, in words.
  ///
  /// - Parameters:
  ///   - subject: The property, the gesture or the request that it is about.
  ///   - value: The value that it carries.
  ///   - view: The view, with its article or number.
  /// - Returns: The words, without who says them.
  func text(on subject: String, value: String = "", view: String) -> String {
    switch self {
    case .gesture: subject
    case .hereIsView: "update \(view) from now on"
    case .hereIsMediator: "send me messages from now on"
    case .stopNotifying: "stop sending me messages"
    case .observe: "notify me of \(subject)"
    case .stopObserving: "stop notifying me of \(subject)"
    case .ask: "what is \(subject)?"
    case .value, .change: "\(subject) is \(value)"
    case .request: value.isEmpty ? "report changes to me" : "request \(value)"
    case .cancel: "cancel my request"
    case .answer: "I send \(value)"
    }
  }
}

extension Message {
  /// What the view holds that a message is about: `text`, whether it sets it, shows it or is bound to it.
  var property: String {
    guard kind == .show else { return name }
    if arguments.count > 1, let first = arguments.first, first.hasPrefix(".") {
      return String(first.dropFirst())
    }
    let label = name.split(separator: "(").last?.split(separator: ":").first.map(String.init)
    return label.flatMap { ["_", ")"].contains($0) ? nil : $0 } ?? verb
  }

  /// Indicates whether the view, or an object between, hands a gesture or a value on to a mediator.
  var isOfViewToMediator: Bool {
    switch kind {
    case .call, .delegate, .assign: !sender.isMediator
    case .show, .set, .read, .notify, .bind, .unbind, .gesture, .event, .state, .display,
      .request, .cancel, .answer:
      false
    }
  }

  /// The name without its parameters.
  var verb: String { String(name.prefix { $0 != "(" }) }

  /// Indicates whether the view makes itself known by it.
  fileprivate var handsOverView: Bool {
    kind == .call && view.map { arguments.contains("view \($0)") } ?? false
  }
}
