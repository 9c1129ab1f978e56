/// The difference between two traces of the same steps, message by message and in words.
package struct TraceDifference: Hashable, Sendable {
  /// Something that is said, and on which occasions it is.
  package struct Statement: Hashable, Sendable {
    /// The statement as half a sentence: `the controller sets the view's text`.
    package var text: String { phrases.map(\.text).joined(separator: "; ") }

    /// When it is said, each occasion once.
    package fileprivate(set) var triggers: [Trace.Episode.Trigger]

    fileprivate var phrases: [Phrase]
  }

  /// Statements on messages that only the later trace has.
  package private(set) var additions: [Statement] = []

  /// Statements on messages that only the earlier trace has.
  package private(set) var omissions: [Statement] = []

  /// Statements on messages that the later trace sends in another way.
  package private(set) var changes: [Statement] = []

  /// Compares two columns of traces that lie side by side.
  package init(in traces: SideBySideTraces, from earlier: Int, to later: Int) {
    let (old, new) = (traces.traces[earlier], traces.traces[later])
    for episode in traces.episodes {
      let newest = episode.rows.joined().compactMap { $0?.view }.max() ?? 1
      for row in episode.rows {
        let before = row[earlier].map { Phrase($0, in: old.participants, newest: newest) }
        let after = row[later].map { Phrase($0, in: new.participants, newest: newest) }
        switch (before, after) {
        case (var before?, let after?):
          guard
            row[earlier]?.kind != row[later]?.kind || before.names != after.names
              || row[earlier]?.changesNothing != row[later]?.changesNothing
              || row[earlier]?.mediator != row[later]?.mediator
          else { break }
          let isOfModel = row[earlier]?.receiver == .model
          guard !isOfModel || row[earlier]?.sender != row[later]?.sender else { break }
          before.start = "in \(old.pattern) \(before.start)"
          Self.add([after, before], to: &changes, episode.trigger)
        case (let before?, nil): Self.add([before], to: &omissions, episode.trigger)
        case (nil, let after?): Self.add([after], to: &additions, episode.trigger)
        case (nil, nil): break
        }
      }
    }
    additions = Self.merged(additions)
    omissions = Self.merged(omissions)
    changes = Self.merged(changes)
  }

  /// Adds a statement, or its names to one that says the same of others on the same occasion.
  private static func add(
    _ phrases: [Phrase], to statements: inout [Statement], _ trigger: Trace.Episode.Trigger
  ) {
    let index = statements.firstIndex { statement in
      statement.triggers == [trigger]
        && zip(statement.phrases, phrases).allSatisfy { $0.start == $1.start && $0.end == $1.end }
    }
    guard let index else {
      statements.append(Statement(triggers: [trigger], phrases: phrases))
      return
    }
    for (place, phrase) in phrases.enumerated() {
      let known = statements[index].phrases[place].names
      statements[index].phrases[place].names += phrase.names.filter { !known.contains($0) }
    }
  }

  /// The statements, those that say the same on several occasions said once.
  private static func merged(_ statements: [Statement]) -> [Statement] {
    statements.reduce(into: []) { merged, statement in
      if let index = merged.firstIndex(where: { $0.phrases == statement.phrases }) {
        merged[index].triggers += statement.triggers
      } else {
        merged.append(statement)
      }
    }
  }
}

extension Message {
  /// The mediator that sends or receives it.
  fileprivate var mediator: Participant? { [sender, receiver].first(where: \.isMediator) }
}
