import Traces

extension ConversationMap {
  /// A message for the page.
  struct Line: Hashable {
    /// The text.
    var text: String

    /// The kind.
    let kind: Message.Kind

    /// The sender and the receiver: person, view, old view, mediator, model or world.
    let from: String
    let to: String

    /// The line that the mediator was executing, in its source, from 1.
    let executed: Int?

    /// The line that declares the method or value that took part, where no more is known.
    let declared: Int?

    /// The line of the view's source that sends or receives it.
    let site: Int?

    /// The message as half a sentence.
    let phrase: String
  }

  /// The response to a step: rows of corresponding messages, and the state that follows.
  struct Episode {
    let rows: [[Line?]]
    let state: Int
  }
}

extension ConversationMap.Episode {
  /// An episode of traces for the page.
  ///
  /// - Parameters:
  ///   - episode: The episode.
  ///   - participants: The participants' names in each column.
  ///   - parts: The sources in each column.
  ///   - state: The number of the state that follows.
  init(
    _ episode: SideBySideTraces.Episode, in participants: [Participants],
    _ parts: [ConversationMap.Part], to state: Int
  ) {
    let newest = episode.rows.joined().compactMap { $0?.view }.max() ?? 1
    rows = episode.rows.map { row in
      row.indices.map { column in
        row[column].map {
          ConversationMap.Line($0, in: participants[column], parts[column], newest: newest)
        }
      }
    }
    self.state = state
  }
}

extension ConversationMap.Line {
  fileprivate init(
    _ message: Message, in participants: Participants, _ part: ConversationMap.Part, newest: Int
  ) {
    func role(_ participant: Participant) -> String {
      if case .view(let number) = participant, number != newest { return "old view" }
      return participant.role
    }
    text = message.text(namingViews: false)
    kind = message.kind
    from = role(message.sender)
    to = role(message.receiver)
    switch message.execution {
    case .line(let place, _)?:
      executed = part.source?.line(of: place)
      declared = nil
    case .declaration(let place, _)?:
      executed = nil
      declared = part.source?.line(of: place)
    case nil: (executed, declared) = (nil, nil)
    }
    site = part.view?.line(of: message.site)
    phrase = message.phrase(in: participants, newest: newest)
  }
}
