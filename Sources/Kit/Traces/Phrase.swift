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
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - participants: The names of those who take part.
  ///   - newest: The number of the newest view.
  ///   - mediator: The mediator's name in words, if it is to have another.
  init(
    _ message: Message, in participants: Participants, newest: Int, mediator: String? = nil
  ) {
    let mediator = "the \(mediator ?? participants.name(of: .mediator).inWords)"
    let view = message.view == newest ? "the view" : "the old view"
    let world = "the \(participants.name(of: .world).inWords)"
    let handsOver = message.arguments.contains(participants.name(of: message.sender))
    names = [message.name]
    (start, end) =
      switch message.kind {
      case .gesture: ("the person does", "")
      case .event: ("\(world) does", "")
      case .call: ("\(view) calls", "on \(mediator)")
      case .delegate:
        ("\(view) tells its delegate, \(mediator),", handsOver ? "and hands itself over" : "")
      case .assign: ("\(view) sets \(mediator)'s", "")
      case .bind: ("\(view) binds to \(mediator)'s", "")
      case .unbind: ("\(view) unbinds from \(mediator)'s", "")
      case .show: ("\(mediator) calls", "on \(view)")
      case .set: ("\(mediator) sets \(view)'s", message.arguments == ["nil"] ? "to nil" : "")
      case .read: ("\(mediator) reads \(view)'s", "")
      case .notify: ("\(mediator)'s", "reaches \(view) by its binding")
      case .request: ("\(mediator) asks \(world) by", "")
      case .cancel: ("\(mediator) lets \(world) know by", "")
      case .answer:
        ("\(world) answers", message.changesNothing ? "and nothing changes" : "")
      case .state where message.receiver == .model: ("the model changes its", "")
      case .state: ("\(mediator) changes its own", "")
      case .display: ("the person sees", "change")
      }
  }
}

extension SourceLine {
  /// The line as it stands in its file, without blanks around it; nil where the file is not there.
  package var text: String? {
    guard let lines = SourceFile(path: file)?.lines, lines.indices.contains(line - 1) else {
      return nil
    }
    return String(lines[line - 1].trimmingPrefix { $0 == " " })
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
