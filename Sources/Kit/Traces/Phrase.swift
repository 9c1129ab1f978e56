import AppScreens
import TriptychTerminal

/// Half a sentence about messages of one kind: how it begins, their names, and how it ends.
struct Phrase: Hashable, Sendable {
  var start: String
  var names: [String]
  let end: String

  var text: String {
    [start, names.listed, end].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Says what a message says, without what goes with it; any view but the newest is the old one.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - participants: The names of those who take part.
  ///   - newest: The number of the newest view.
  ///   - first: The first mediator's name in words, if it is to have another.
  init(
    _ message: Message, in participants: Participants, newest: Int, mediator first: String? = nil
  ) {
    func name(_ participant: Participant) -> String {
      let other = participant == .mediator(1) ? first : nil
      return "the \(other ?? participants.name(of: participant).inWords)"
    }
    let (sender, receiver) = (name(message.sender), name(message.receiver))
    let view = message.view == newest ? "the view" : "the old view"
    let handsOver = message.arguments.contains(participants.name(of: message.sender))
    names = [message.name]
    (start, end) =
      switch message.kind {
      case .gesture: ("the user does", "")
      case .event: ("\(sender) does", "")
      case .call where message.view == nil: ("\(sender) calls", "on \(receiver)")
      case .call: ("\(view) calls", "on \(receiver)")
      case .delegate:
        ("\(view) calls its delegate, \(receiver),", handsOver ? "and passes itself along" : "")
      case .assign: ("\(view) sets \(receiver)'s", "")
      case .bind: ("\(view) binds to \(receiver)'s", "")
      case .unbind: ("\(view) unbinds from \(receiver)'s", "")
      case .show: ("\(sender) calls", "on \(view)")
      case .set: ("\(sender) sets \(view)'s", message.arguments == ["nil"] ? "to nil" : "")
      case .read: ("\(sender) reads \(view)'s", "")
      case .notify: ("\(view) is notified of \(sender)'s", "")
      case .request: ("\(sender) asks \(receiver) by", "")
      case .cancel: ("\(sender) cancels a request by", "")
      case .answer:
        ("\(sender) responds to", message.changesNothing ? "and nothing changes" : "")
      case .state where message.receiver == .model: ("\(sender) changes the model's", "")
      case .state: ("\(receiver) changes its own", "")
      case .display: ("the user sees", "change")
      }
  }
}

extension Message {
  /// The message as half a sentence: `the presenter calls show(text:) on the view`.
  package func sentence(in participants: Participants) -> String {
    Phrase(self, in: participants, newest: view ?? 1).text
  }

  /// The message as half a sentence on any mediator: ``the mediator calls `show(text:)` on the view``.
  ///
  /// - Parameters:
  ///   - participants: The names of those who take part; the mediator's is left out.
  ///   - newest: The number of the newest view; any other is the old view.
  /// - Returns: The text, its names in backticks, without a capital letter and without a full stop.
  package func phrase(in participants: Participants, newest: Int) -> String {
    var phrase = Phrase(self, in: participants, newest: newest, mediator: "mediator")
    phrase.names = phrase.names.map { "`\($0)`" }
    return phrase.text
  }
}
