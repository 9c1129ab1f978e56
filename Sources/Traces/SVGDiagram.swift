import AppScreens

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
        (.view, "view", trace.cast.view),
        (.mediator, trace.cast.name(of: .mediator), trace.cast.mediator?.type),
        (
          .model, trace.cast.name(of: .model),
          trace.cast.models.map(\.type).joined(separator: " ")
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
      let isNamed = episode.namesViews
      for row in episode.rows where row.contains(where: { $0 != nil && $0?.kind != .gesture }) {
        let cells = row.map { message in
          message.map { MessageDrawing($0, isNamed: isNamed) }
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
          let names = [sender, receiver].map(trace.cast.name).joined(separator: " to ")
          return sender == receiver
            ? "\(trace.cast.name(of: sender)) keeps \(message.text)" : "\(names): \(message.text)"
        }
        return "\(episode.title): \(sentences.joined(separator: "; "))."
      }
      return "\(trace.pattern). \(episodes.joined(separator: " "))"
    }.joined(separator: "\n")
  }
}

/// Where things are, in the units of the drawing.
struct Layout {
  /// A lifeline of a panel.
  enum Line: Int {
    case view, mediator, model
  }

  static let margin = 12
  static let headHeight = 92
  static let gap = 166
  static let side = 84
  static let panelWidth = 2 * side + 2 * gap

  let columns: Int

  var width: Int { columns * Self.panelWidth + 2 * Self.margin }

  func left(_ column: Int) -> Int { Self.margin + column * Self.panelWidth }

  func x(_ line: Line, _ column: Int) -> Int {
    left(column) + Self.side + line.rawValue * Self.gap
  }
}

/// How one message is drawn: an arrow with its text above, or a note on a lifeline.
private struct MessageDrawing {
  private let message: Message
  private let lines: [String]

  init(_ message: Message, isNamed: Bool) {
    self.message = message
    let isOfView = message.kind != .state && message.kind != .display
    let prefix = isNamed && isOfView ? message.view.map { "view \($0): " } ?? "" : ""
    lines = (prefix + message.text(namingViews: isNamed)).codeLines(of: isOfView ? 23 : 20)
  }

  var height: Int { lines.count * 14 + 8 }

  func draw(on canvas: inout SVGCanvas, _ layout: Layout, column: Int, y: Int, height: Int) {
    let view = layout.x(.view, column)
    let mediator = layout.x(.mediator, column)
    let model = layout.x(.model, column)
    let middle = y + self.height / 2
    switch message.kind {
    case .gesture: break
    case .state where message.receiver == .model:
      canvas.arrow(mediator, model - 70, y: middle, .change)
      note(on: &canvas, x: model, y: y, .state)
    case .state: note(on: &canvas, x: mediator, y: y, .state)
    case .display: note(on: &canvas, x: view, y: y, .display)
    case .call, .delegate, .bind, .unbind:
      canvas.arrow(view, mediator, y: y + height, .telling)
      label(on: &canvas, x: (view + mediator) / 2, y: y + height - self.height)
    case .show, .set, .read:
      canvas.arrow(mediator, view, y: y + height, .showing)
      label(on: &canvas, x: (view + mediator) / 2, y: y + height - self.height)
    case .notify:
      canvas.arrow(mediator, view, y: y + height, .binding)
      label(on: &canvas, x: (view + mediator) / 2, y: y + height - self.height)
    }
  }

  private func note(on canvas: inout SVGCanvas, x: Int, y: Int, _ style: SVGCanvas.Style) {
    canvas.box(x - 70, y, 140, self.height, style)
    label(on: &canvas, x: x, y: y + 2)
  }

  private func label(on canvas: inout SVGCanvas, x: Int, y: Int) {
    for (index, line) in lines.enumerated() {
      canvas.text(line.trimmingBlanks, x: x, y: y + 12 + index * 14, .code)
    }
  }
}

extension String {
  /// The text in at most so many characters.
  fileprivate func cut(to length: Int) -> String {
    count > length ? "\(prefix(length - 1))…" : self
  }

  /// The text without the blanks that indent it.
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " })
  }
}
