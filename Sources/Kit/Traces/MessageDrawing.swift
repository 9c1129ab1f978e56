import AppScreens
import TriptychTerminal

/// The look of what a conversation is drawn with, by the class that its style sheet knows.
enum ConversationStyle: String {
  case lifeline, member, band, state, display
  case telling, showing, binding, change, asking, answering
  case pattern, name, type, heading, code, legend
}

/// The positions of things, in the units of the drawing: a panel for each pattern, a lifeline for each
/// participant.
struct Layout {
  static let margin = 12
  static let headHeight = 92
  static let gap = 166
  static let side = 84

  private let panels: [[Participant]]

  init(_ traces: [Trace]) {
    panels = traces.map(\.participants.lanes)
  }

  /// Indicates whether a service has a lifeline.
  var hasService: Bool { panels.joined().contains(.service) }

  /// Indicates whether there are mediators behind the first.
  var hasSeveralMediators: Bool { panels.joined().contains(.mediator(2)) }

  var width: Int { left(panels.count) + Self.margin }

  func left(_ column: Int) -> Int {
    let widths = panels[..<column].map { 2 * Self.side + ($0.count - 1) * Self.gap }
    return Self.margin + widths.reduce(0, +)
  }

  /// The place of a participant's lifeline; all views share one, and the user has that of the view.
  func x(_ participant: Participant, _ column: Int) -> Int {
    let lane = panels[column].firstIndex { $0 == participant } ?? 0
    return left(column) + Self.side + lane * Self.gap
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
    let from = layout.x(message.sender, column)
    let to = layout.x(message.receiver, column)
    switch message.kind {
    case .gesture, .event: break
    case .state:
      if message.receiver == .model {
        let middle = y + self.height / 2
        drawing.arrow(from: Point(from, middle), to: Point(to - 70, middle), .change)
      }
      note(on: &drawing, x: to, y: y, .state)
    case .display: note(on: &drawing, x: from, y: y, .display)
    case .call, .delegate, .assign, .bind, .unbind, .show, .set, .read, .notify, .request,
      .cancel, .answer:
      drawing.arrow(from: Point(from, y + height), to: Point(to, y + height), style)
      // The text is beside the view or the service, and clear of lifelines between.
      let isOfService = [message.sender, message.receiver].contains(.service)
      let x = isOfService ? max(from, to) - Layout.gap / 2 : min(from, to) + Layout.gap / 2
      label(on: &drawing, x: x, y: y + height - self.height)
    }
  }

  private var style: ConversationStyle {
    switch message.kind {
    case .show, .set, .read: .showing
    case .notify: .binding
    case .request, .cancel: .asking
    case .answer: .answering
    case .call, .delegate, .assign, .bind, .unbind, .gesture, .event, .state, .display: .telling
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
      drawing.text(line.trimmed, at: Point(x, y + 12 + index * 14), .code)
    }
  }
}

extension Drawing<ConversationStyle> {
  /// Adds a note; what the user sees is rounder.
  mutating func note(at corner: Point, width: Int, height: Int, _ style: ConversationStyle) {
    box(at: corner, width: width, height: height, radius: style == .display ? 9 : 3, style)
  }
}
