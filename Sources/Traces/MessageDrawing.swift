import TextLayout

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
struct MessageDrawing {
  private let message: Message
  private let lines: [String]

  init(_ message: Message, on trigger: Trace.Episode.Trigger) {
    self.message = message
    let isNote = message.kind == .state || message.kind == .display
    lines = message.text(on: trigger).codeLines(of: isNote ? 20 : 23)
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
  func cut(to length: Int) -> String {
    count > length ? "\(prefix(length - 1))…" : self
  }

  /// The text without the blanks that indent it.
  var trimmingBlanks: String {
    String(drop { $0 == " " })
  }
}
