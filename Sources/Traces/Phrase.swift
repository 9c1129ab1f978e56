import AppScreens
import TextLayout

/// Half a sentence about messages of one kind: how it begins, their names, and how it ends.
struct Phrase: Hashable, Sendable {
  var start: String
  var names: [String]
  let end: String

  var text: String {
    [start, names.listed, end].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Says what a message says, without what goes with it; any view but the newest is the old one.
  init(_ message: Message, in participants: Participants, newest: Int) {
    let mediator = "the \(participants.name(of: .mediator))"
    let view = message.view == newest ? "the view" : "the old view"
    let world = "the \(participants.name(of: .world))"
    let handsOver = message.arguments.contains(participants.name(of: message.sender))
    names = [message.name]
    (start, end) =
      switch message.kind {
      case .gesture: ("the person does", "")
      case .event: ("\(world) does", "")
      case .call: ("\(view) calls", "on \(mediator)")
      case .delegate:
        ("\(view) tells its delegate, \(mediator),", handsOver ? "and hands itself over" : "")
      case .assign: ("\(view) sets", "of \(mediator)")
      case .bind: ("\(view) binds to", "of \(mediator)")
      case .unbind: ("\(view) unbinds from", "of \(mediator)")
      case .show: ("\(mediator) calls", "on \(view)")
      case .set: ("\(mediator) sets", "of \(view)\(message.arguments == ["nil"] ? " to nil" : "")")
      case .read: ("\(mediator) reads", "off \(view)")
      case .notify: ("\(view) hears", "from \(mediator), to which it is bound")
      case .request: ("\(mediator) asks \(world) by", "")
      case .withdraw: ("\(mediator) lets \(world) know by", "")
      case .answer:
        ("\(world) answers", message.changesNothing ? "and nothing changes" : "")
      case .state where message.receiver == .model: ("the model changes", "")
      case .state: ("\(mediator) itself keeps", "")
      case .display: ("the person sees", "change")
      }
  }
}

extension Message {
  /// The message as half a sentence: `the presenter calls show(text:) on the view`.
  ///
  /// - Parameters:
  ///   - participants: The names of those who take part.
  ///   - newest: The number of the newest view; any other is the old view.
  /// - Returns: The text, without a capital letter and without a full stop.
  package func phrase(in participants: Participants, newest: Int) -> String {
    Phrase(self, in: participants, newest: newest).text
  }
}
