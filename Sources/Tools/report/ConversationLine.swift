import AppScreens
import TriptychSourceReading
import TriptychTraces

extension ConversationMap {
  /// A message for the page.
  struct Line: Hashable, Encodable {
    /// The text.
    var text: String?

    /// The kind.
    let kind: String

    /// The sender and the receiver: user, view, old view, mediator, model or service; mediators after
    /// the first with their number.
    let from: String
    let to: String

    /// The message as half a sentence.
    let phrase: String

    /// The source that has the mediator's part in it, and the line there, from 1.
    var source: Int?
    var line: Int?

    /// Indicates whether that line ran; otherwise it declares what took part.
    let isRun: Bool

    /// The line of the view's source that sends or receives it.
    let site: Int?
  }

  /// Rows of corresponding messages, one for each pattern; nil where a pattern sends none.
  typealias Rows = [[Line?]]
}

extension ConversationMap.Rows {
  /// The rows of an episode for the page.
  ///
  /// - Parameters:
  ///   - episode: The episode.
  ///   - participants: The participants' names in each column.
  ///   - parts: The sources in each column.
  init(
    _ episode: SideBySideTraces.Episode, in participants: [Participants],
    _ parts: [ConversationMap.Part]
  ) {
    let newest = episode.rows.joined().compactMap { $0?.view }.max() ?? 1
    self = episode.rows.map { row in
      row.indices.map { column in
        row[column].map {
          ConversationMap.Line($0, in: participants[column], parts[column], newest: newest)
        }
      }
    }
  }

  /// The rows, but for declarations that are not those of other rows: where a state does not tell which
  /// method made a request, neither do they.
  func withLines(of others: Self) -> Self {
    guard count == others.count else { return self }
    return zip(self, others).map { row, others in
      zip(row, others).map { line, other in
        guard var known = line, let other, !known.isRun, known.line != other.line else {
          return line
        }
        (known.source, known.line) = (nil, nil)
        return known
      }
    }
  }

  /// The rows of two columns by their messages: one that both send, in the same order, is in one row.
  var paired: Self {
    let (first, second) = (compactMap { $0[0] }, compactMap { $0[1] })
    let changes = second.difference(from: first) {
      ($0.kind, $0.from, $0.to, $0.text) == ($1.kind, $1.from, $1.to, $1.text)
    }
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var rows: Self = []
    var (one, other) = (0, 0)
    while one < first.count || other < second.count {
      let isRemoved = removed.contains(one)
      let isInserted = !isRemoved && inserted.contains(other)
      rows.append([isInserted ? nil : first[one], isRemoved ? nil : second[other]])
      one += isInserted ? 0 : 1
      other += isRemoved ? 0 : 1
    }
    return rows
  }

  /// The rows with each text changed.
  func mapTexts(_ change: (String) -> String) -> Self {
    map { row in
      row.map { line in
        var changed = line
        changed?.text = line?.text.map(change)
        return changed
      }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
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
    kind = message.kind.rawValue
    from = role(message.sender)
    // The user sees views: the pending requests are shown at the service alone.
    let isSeen = if case .view = message.sender { true } else { false }
    to = message.kind == .display && !isSeen ? from : role(message.receiver)
    phrase = message.phrase(in: participants, newest: newest)
    let executed = message.executed
    let place = executed ?? message.declared
    source = part.sources.firstIndex { $0.line(of: place) != nil }
    line = source == nil ? nil : place?.line
    isRun = executed != nil
    site = part.view?.line(of: message.site)
  }
}
