import AppScreens
import TextLayout

/// Traces of the same steps as one drawing: a panel of lifelines for each pattern, rows aligned.
///
/// The drawing needs nothing but itself; it follows the reader's light or dark, and says in its
/// description what it shows.
public struct SVGDiagram {
  /// The drawing, as one `svg` element.
  public let text: String

  /// The drawing of some traces.
  public init(_ traces: SideBySideTraces) {
    var canvas = SVGCanvas()
    let layout = Layout(columns: traces.traces.count)
    let bottom = Self.drawRows(of: traces, on: &canvas, layout)
    Self.drawLegend(on: &canvas, y: bottom + 14)
    let body = canvas.elements
    canvas = SVGCanvas()
    Self.drawLifelines(of: traces, on: &canvas, layout, to: bottom)
    text = SVGCanvas.document(
      width: layout.width, height: bottom + 36,
      title: Self.title(of: traces), description: Self.description(of: traces),
      elements: canvas.elements + body)
  }

  private static func drawLifelines(
    of traces: SideBySideTraces, on canvas: inout SVGCanvas, _ layout: Layout, to bottom: Int
  ) {
    for (column, trace) in traces.traces.enumerated() {
      canvas.text(trace.pattern, x: layout.left(column) + 4, y: 30, .pattern)
      let members: [(Layout.Line, name: String, type: String?)] = [
        (.view, "view", trace.participants.view),
        (.mediator, trace.participants.name(of: .mediator), trace.participants.mediator?.type),
        (
          .model, trace.participants.name(of: .model),
          trace.participants.models.map(\.type).joined(separator: " ")
        ),
      ]
      for (line, name, type) in members {
        let x = layout.x(line, column)
        canvas.line(x, Layout.headHeight, x, bottom, .lifeline)
        canvas.box(x - 74, 40, 148, 52, .member)
        canvas.text(name, x: x, y: 56, .name)
        for (index, text) in (type ?? "").codeLines(of: 24).prefix(2).enumerated() {
          canvas.text(text.trimmingBlanks, x: x, y: 71 + 13 * index, .type)
        }
      }
    }
  }

  /// Draws a band for each episode, and its messages below; returns where the last one ends.
  private static func drawRows(
    of traces: SideBySideTraces, on canvas: inout SVGCanvas, _ layout: Layout
  ) -> Int {
    var y = Layout.headHeight + 8
    for episode in traces.episodes {
      canvas.box(Layout.margin, y, layout.width - 2 * Layout.margin, 22, .band)
      canvas.text(
        episode.title.cut(to: layout.width / 9), x: Layout.margin + 8, y: y + 15, .heading)
      y += 30
      for row in episode.rows where row.contains(where: { $0 != nil && $0?.kind != .gesture }) {
        let cells = row.map { message in
          message.map { MessageDrawing($0, on: episode.trigger) }
        }
        let height = cells.compactMap { $0?.height }.max() ?? 0
        for (column, cell) in cells.enumerated() {
          cell?.draw(on: &canvas, layout, column: column, y: y, height: height)
        }
        y += height + 6
      }
      y += 4
    }
    return y
  }

  /// Says what the arrows and notes mean.
  private static func drawLegend(on canvas: inout SVGCanvas, y: Int) {
    let entries: [(SVGCanvas.Style, String)] = [
      (.telling, "view to mediator"), (.showing, "mediator to view"), (.binding, "binding"),
      (.change, "model changed"), (.state, "another state"), (.display, "seen now"),
    ]
    var x = Layout.margin + 4
    for (style, text) in entries {
      switch style {
      case .state, .display: canvas.box(x, y - 6, 26, 12, style)
      default: canvas.arrow(x, x + 26, y: y, style)
      }
      canvas.text(text, x: x + 34, y: y + 4, .legend)
      x += 34 + text.count * 7 + 12
    }
  }

  private static func title(of traces: SideBySideTraces) -> String {
    let patterns = traces.traces.map(\.pattern).joined(separator: ", ")
    return "\(traces.traces.first?.app ?? "") in \(patterns): one conversation beside the other"
  }

  private static func description(of traces: SideBySideTraces) -> String {
    traces.traces.map { trace in
      let episodes = trace.episodes.map { episode in
        let sentences = episode.messages.filter { $0.kind != .gesture }.map { message in
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
