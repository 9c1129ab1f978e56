import TriptychTerminal

/// Traces of the same steps as one drawing: a panel of lifelines for each pattern, rows aligned.
///
/// The drawing needs nothing but itself; it follows the reader's light or dark, and says in its
/// description what it shows.
package struct SVGDiagram {
  /// The drawing, as one `svg` element.
  package let text: String

  /// The drawing of some traces.
  package init(_ traces: SideBySideTraces) {
    var rows = Drawing<ConversationStyle>()
    let layout = Layout(traces.traces)
    let bottom = Self.drawRows(of: traces, on: &rows, layout)
    let end = Self.drawLegend(on: &rows, layout, y: bottom + 14)
    var drawing = Drawing<ConversationStyle>()
    Self.drawLifelines(of: traces, on: &drawing, layout, to: bottom)
    drawing.add(rows)
    text = drawing.svg(
      size: Point(layout.width, end + 22), title: Self.title(of: traces),
      description: Self.description(of: traces),
      styleSheet: Self.styleSheet(withService: layout.hasService))
  }

  /// The style sheet; what is drawn of a service has one of its own.
  private static func styleSheet(withService hasService: Bool) -> String {
    let bytes = PackageResources.conversation_css + (hasService ? PackageResources.service_css : [])
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func drawLifelines(
    of traces: SideBySideTraces, on drawing: inout Drawing<ConversationStyle>, _ layout: Layout,
    to bottom: Int
  ) {
    for (column, trace) in traces.traces.enumerated() {
      var title = Drawing<ConversationStyle>()
      title.text(trace.pattern, at: Point(layout.left(column) + 4, 30), .pattern)
      drawing.add(title, as: trace.panelClasses)
      for participant in trace.participants.lanes {
        let x = layout.x(participant, column)
        drawing.line(from: Point(x, Layout.headHeight), to: Point(x, bottom), .lifeline)
        drawing.box(at: Point(x - 74, 40), width: 148, height: 52, .member)
        let name = trace.participants.name(of: participant)
        drawing.text(participant == .view(1) ? "view" : name, at: Point(x, 56), .name)
        let isMissing = participant == .model && trace.participants.models.isEmpty
        let type =
          isMissing
          ? "none so far" : trace.participants.typeName(of: participant) ?? ""
        for (index, text) in type.codeLines(of: 24).prefix(2).enumerated() {
          drawing.text(text.trimmed, at: Point(x, 71 + 13 * index), .type)
        }
      }
    }
  }

  /// Draws a band for each episode, and its messages below; returns where the last one ends.
  private static func drawRows(
    of traces: SideBySideTraces, on drawing: inout Drawing<ConversationStyle>, _ layout: Layout
  ) -> Int {
    var y = Layout.headHeight + 8
    for episode in traces.episodes {
      drawing.box(
        at: Point(Layout.margin, y), width: layout.width - 2 * Layout.margin, height: 22, .band)
      drawing.text(
        episode.title.cut(to: layout.width / 9), at: Point(Layout.margin + 8, y + 15), .heading)
      y += 30
      for row in episode.rows where row.contains(where: { $0?.isHeading == false }) {
        let cells = row.map { message in
          message.map { MessageDrawing($0, on: episode.trigger) }
        }
        let height = cells.compactMap { $0?.height }.max() ?? 0
        for (column, cell) in cells.enumerated() {
          guard let cell else { continue }
          var panel = Drawing<ConversationStyle>()
          cell.draw(on: &panel, layout, column: column, y: y, height: height)
          drawing.add(panel, as: traces.traces[column].panelClasses)
        }
        y += height + 6
      }
      y += 4
    }
    return y
  }

  /// Says what the arrows and notes mean, in as many lines as it takes; returns where the last one is.
  private static func drawLegend(
    on drawing: inout Drawing<ConversationStyle>, _ layout: Layout, y top: Int
  ) -> Int {
    var entries: [(ConversationStyle, String)] = [
      (.telling, "view to mediator"), (.showing, "mediator to view"), (.binding, "by binding"),
      (.state, "state changes"), (.display, "user sees"),
    ]
    if layout.hasSeveralMediators { entries[0].1 += ", or from one to another" }
    if layout.hasService {
      entries += [(.asking, "mediator to service"), (.answering, "service to mediator")]
    }
    let start = Layout.margin + 4
    var (x, y) = (start, top)
    for (style, text) in entries {
      let width = 34 + text.count * 7
      if x > start, x + width > layout.width - Layout.margin { (x, y) = (start, y + 18) }
      if [.state, .display].contains(style) {
        drawing.note(at: Point(x, y - 6), width: 26, height: 12, style)
      } else {
        let ends = [Point(x, y), Point(x + 26, y)]
        let isToView = [.showing, .binding, .answering].contains(style)
        drawing.arrow(from: ends[isToView ? 1 : 0], to: ends[isToView ? 0 : 1], style)
      }
      drawing.text(text, at: Point(x + 34, y + 4), .legend)
      x += width + 12
    }
    return y
  }

  private static func title(of traces: SideBySideTraces) -> String {
    let patterns = traces.traces.map(\.pattern).joined(separator: ", ")
    return "\(traces.traces.first?.app ?? "") in \(patterns): one conversation beside the other"
  }

  private static func description(of traces: SideBySideTraces) -> String {
    traces.traces.map { trace in
      let episodes = trace.episodes.map { episode in
        let sentences = episode.messages.filter { !$0.isHeading }.map { message in
          let (sender, receiver) = (message.sender, message.receiver)
          let names = [sender, receiver].map(trace.participants.name).joined(separator: " to ")
          return sender == receiver
            ? "\(trace.participants.name(of: sender)) keeps \(message.text)"
            : "\(names): \(message.text)"
        }
        return "\(episode.title): \(sentences.joined(separator: "; "))."
      }
      return "\(trace.pattern). \(episodes.joined(separator: " "))"
    }.joined(separator: "\n")
  }
}

extension Trace {
  /// The classes of what is drawn of its pattern, which has a colour of its own.
  fileprivate var panelClasses: String { "panel \(pattern.lowercased())" }
}
