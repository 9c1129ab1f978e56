import CommandVerbs
import TextLayout
import Traces

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
    laneWidth = traces.contains { $0.participants.world != nil } ? 14 : 13
    cellWidth = max(12, min(46, (console.width - laneWidth) / max(1, traces.count) - 2))
  }

  /// The names of the patterns, and each one's names for the mediator and the world.
  var header: String {
    let mediators = traces.map { $0.participants.name(of: .mediator) }
    let patterns = console.styled(line("", traces.map(\.pattern)), .heading)
    let worlds = traces.map { $0.participants.world?.name ?? "" }
    let hasWorld = worlds.contains { !$0.isEmpty }
    return "\(patterns)\n\(console.styled(line("mediator is", mediators), .quiet))\n"
      + (hasWorld ? "\(console.styled(line("world is", worlds), .quiet))\n" : "")
  }

  /// A row for each message in an episode, under its heading unless that stands elsewhere.
  func rows(of episode: SideBySideTraces.Episode, underHeading hasHeading: Bool = true) -> String {
    let heading = hasHeading ? "\n\(console.styled(episode.title, .heading))\n" : "\n"
    return episode.rows.reduce(into: heading) { text, row in
      guard let first = row.lazy.compactMap(\.self).first, !first.isHeading else { return }
      if row.count > 1, first.isCommonGround, Set(row.map { $0?.text }).count == 1 {
        text += line(of: first)
        return
      }
      let cells = row.map { message in
        message?.text(on: episode.trigger).codeLines(of: cellWidth) ?? []
      }
      for index in 0..<(cells.map(\.count).max() ?? 0) {
        let texts = cells.map { $0.indices.contains(index) ? $0[index] : "" }
        text += line(index == 0 ? first.lane : "", texts) + "\n"
      }
    }
  }

  /// A message that is the same in all columns, written once across them.
  private func line(of message: Message) -> String {
    let lines = "in all: \(message.text)".codeLines(of: console.width - laneWidth - 2)
    return lines.enumerated().map { index, text in
      "\((index == 0 ? message.lane : "").fitted(to: laneWidth))  \(text)\n"
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
    receiver == .model || receiver == .person || receiver == .world || sender == .world
  }

  /// The sender and receiver of a message, or the holder of the state, by role.
  fileprivate var lane: String {
    switch (sender, receiver) {
    case (.mediator, .mediator): "mediator"
    case (_, .model): "model"
    case (.view, .mediator): "view→mediator"
    case (.mediator, .view): "mediator→view"
    case (.mediator, .world): "mediator→world"
    case (.world, .person): "world→person"
    case (.world, _): "world→mediator"
    case (.view, .person): "view→person"
    default: "person→view"
    }
  }
}
