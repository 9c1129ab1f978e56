import TextLayout
import VectorDrawing

/// The look of what a conversation is drawn with, by the class that its style sheet knows.
enum ConversationStyle: String {
  case lifeline, member, band, state, display
  case telling, showing, binding, change, asking, answering
  case pattern, name, type, heading, code, legend
}

/// The positions of things, in the units of the drawing.
struct Layout {
  /// A lifeline of a panel.
  enum Line: Int {
    case view, mediator, model, world
  }

  static let margin = 12
  static let headHeight = 92
  static let gap = 166
  static let side = 84

  let columns: Int

  /// Indicates whether the world has a lifeline.
  let hasWorld: Bool

  private var panelWidth: Int { 2 * Self.side + (hasWorld ? 3 : 2) * Self.gap }

  var width: Int { columns * panelWidth + 2 * Self.margin }

  func left(_ column: Int) -> Int { Self.margin + column * panelWidth }

  func x(_ line: Line, _ column: Int) -> Int {
    left(column) + Self.side + line.rawValue * Self.gap
  }
}

/// The drawing of one message: an arrow with its text above, or a note on a lifeline.
struct MessageDrawing {
  private let message: Message
  private let lines: [String]

  init(_ message: Message, on trigger: Trace.Episode.Trigger) {
    self.message = message
    let isNote = message.kind == .state || message.kind == .display
    lines = message.text(on: trigger).codeLines(of: isNote ? 20 : 23)
  }

  var height: Int { lines.count * 14 + 8 }

  func draw(
    on drawing: inout Drawing<ConversationStyle>, _ layout: Layout, column: Int, y: Int, height: Int
  ) {
    let view = layout.x(.view, column)
    let mediator = layout.x(.mediator, column)
    let model = layout.x(.model, column)
    let middle = y + self.height / 2
    switch message.kind {
    case .gesture, .event: break
    case .state where message.receiver == .model:
      drawing.arrow(from: Point(mediator, middle), to: Point(model - 70, middle), .change)
      note(on: &drawing, x: model, y: y, .state)
    case .state: note(on: &drawing, x: mediator, y: y, .state)
    case .display:
      let line: Layout.Line = message.sender == .world ? .world : .view
      note(on: &drawing, x: layout.x(line, column), y: y, .display)
    case .call, .delegate, .assign, .bind, .unbind:
      drawing.arrow(from: Point(view, y + height), to: Point(mediator, y + height), .telling)
      label(on: &drawing, x: (view + mediator) / 2, y: y + height - self.height)
    case .show, .set, .read:
      drawing.arrow(from: Point(mediator, y + height), to: Point(view, y + height), .showing)
      label(on: &drawing, x: (view + mediator) / 2, y: y + height - self.height)
    case .notify:
      drawing.arrow(from: Point(mediator, y + height), to: Point(view, y + height), .binding)
      label(on: &drawing, x: (view + mediator) / 2, y: y + height - self.height)
    case .request, .cancel:
      let world = layout.x(.world, column)
      drawing.arrow(from: Point(mediator, y + height), to: Point(world, y + height), .asking)
      label(on: &drawing, x: (model + world) / 2, y: y + height - self.height)
    case .answer:
      let world = layout.x(.world, column)
      drawing.arrow(from: Point(world, y + height), to: Point(mediator, y + height), .answering)
      label(on: &drawing, x: (model + world) / 2, y: y + height - self.height)
    }
  }

  private func note(
    on drawing: inout Drawing<ConversationStyle>, x: Int, y: Int, _ style: ConversationStyle
  ) {
    drawing.note(at: Point(x - 70, y), width: 140, height: self.height, style)
    label(on: &drawing, x: x, y: y + 2)
  }

  private func label(on drawing: inout Drawing<ConversationStyle>, x: Int, y: Int) {
    for (index, line) in lines.enumerated() {
      drawing.text(line.trimmingBlanks, at: Point(x, y + 12 + index * 14), .code)
    }
  }
}

extension Drawing<ConversationStyle> {
  /// Adds a note; what a person sees is rounder.
  mutating func note(at corner: Point, width: Int, height: Int, _ style: ConversationStyle) {
    box(at: corner, width: width, height: height, radius: style == .display ? 9 : 3, style)
  }
}

extension String {
  /// The text without the blanks that indent it.
  var trimmingBlanks: String {
    String(drop { $0 == " " })
  }
}
