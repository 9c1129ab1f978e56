import AppScreens
import TriptychTerminal
import TriptychTraces

/// Traces of several patterns, a column for each, with corresponding messages in the same row.
struct TraceTable {
  private let console: Console
  private let traces: [Trace]
  private let laneWidth: Int
  private let cellWidth: Int

  /// A table that fits the console.
  init(_ console: Console, _ traces: [Trace]) {
    self.console = console
    self.traces = traces
    let lanes = traces.flatMap { trace in
      trace.episodes.lazy.flatMap(\.messages).map { $0.lane(in: trace.participants) }
    }
    laneWidth = lanes.reduce("mediator→view".count) { max($0, $1.count) }
    cellWidth = max(12, min(46, (console.width - laneWidth) / max(1, traces.count) - 2))
  }

  /// The names of the patterns.
  var names: String { "\(console.styled(line("", traces.map(\.pattern)), .heading))\n" }

  /// The names of the patterns, and each one's names for its mediators and the service; and for its
  /// models, where these differ, or one keeps none.
  var header: String {
    let participants = traces.map(\.participants)
    let parts = [
      ("mediator is", participants.map { $0.mediators.first?.name ?? "none found" }),
      (
        "others are",
        participants.map { $0.mediators.dropFirst().map(\.name).joined(separator: ", ") }
      ),
      ("model is", models),
      ("service is", participants.map { $0.service?.name ?? "" }),
    ]
    let lines = parts.filter { !$0.1.allSatisfy(\.isEmpty) }
      .map { "\(console.styled(line($0, $1), .quiet))\n" }
    return names + lines.joined()
  }

  /// The names of the models in each column; nothing where all have the same.
  private var models: [String] {
    let names = traces.map { $0.participants.models.map(\.name) }
    let isSame = Set(names).count == 1 && names.first?.isEmpty == false
    return names.map { names in
      isSame ? "" : names.isEmpty ? "none so far" : names.joined(separator: ", ")
    }
  }

  /// A row for each message in an episode, under its heading unless that stands elsewhere.
  func rows(of episode: SideBySideTraces.Episode, underHeading hasHeading: Bool = true) -> String {
    let heading = hasHeading ? "\n\(console.styled(episode.title, .heading))\n" : "\n"
    return episode.rows.reduce(into: heading) { text, row in
      guard let column = row.firstIndex(where: { $0 != nil }), let first = row[column],
        !first.isHeading
      else { return }
      let lanes = zip(row, traces).map { message, trace in message?.lane(in: trace.participants) }
      let isSame = Set(lanes).count == 1 && Set(row.map { $0?.text }).count == 1
      if row.count > 1, first.isCommonGround, isSame, let lane = lanes[column] {
        text += line(of: first, lane)
        return
      }
      // The same may be said by another mediator in another column, and then has a line of its own.
      for lane in lanes.compactMap(\.self).uniqued {
        let cells = zip(row, lanes).map { message, itsLane in
          itsLane == lane ? message?.text(on: episode.trigger).codeLines(of: cellWidth) ?? [] : []
        }
        for index in 0..<(cells.map(\.count).max() ?? 0) {
          let texts = cells.map { $0.indices.contains(index) ? $0[index] : "" }
          text += line(index == 0 ? lane : "", texts) + "\n"
        }
      }
    }
  }

  /// A message that is the same in all columns, written once across them.
  private func line(of message: Message, _ lane: String) -> String {
    let all = traces.count == 2 ? "both" : "all"
    let lines = "in \(all): \(message.text)".codeLines(of: console.width - laneWidth - 2)
    return lines.enumerated().map { index, text in
      "\((index == 0 ? lane : "").fitted(to: laneWidth))  \(text)\n"
    }.joined()
  }

  private func line(_ lane: String, _ cells: [String]) -> String {
    let columns = [lane.fitted(to: laneWidth)] + cells.map { $0.fitted(to: cellWidth) }
    return columns.joined(separator: "  ").withoutTrailingBlanks
  }
}

extension Message {
  /// Indicates whether the pattern decides when the message is sent, but not what it says.
  fileprivate var isCommonGround: Bool {
    receiver == .model || receiver == .user || receiver == .service || sender == .service
  }

  /// The sender and receiver of a message, or the holder of the state: by role, and the mediators behind
  /// the first by name.
  fileprivate func lane(in participants: Participants) -> String {
    func name(_ participant: Participant) -> String {
      participant == .mediator(1) || !participant.isMediator
        ? participant.role : participants.name(of: participant)
    }
    if kind == .state || sender == receiver { return name(receiver) }
    return "\(name(sender))→\(name(receiver))"
  }
}
