import AppScreens
import TerminalWidgets

extension Terminal {
  /// A window's picture, with the conversation beside the view, below it, or in its place.
  mutating func draw(columns: Int, lines: Int) {
    guard columns >= 40, lines >= 15 else {
      let line = Line("too small: 40 × 15 at least")
      picture = Picture(columns: columns, width: columns, rows: [Picture.Row(line: line)])
      return
    }
    let room = columns - 2 * Picture.margin
    let footer = Footer(hints, width: room)
    let height = lines - 2 - footer.lines.count
    let below = height - stage.comfortableHeight - 1
    let isTelling = showsMessages(withRoom: room >= 110 || below >= 8)
    let isBeside = isTelling && room >= 110
    let width = isBeside ? 46 : min(room, 80)
    var rows = stage.rows(width: width, height: height)
    if isTelling {
      let shown = conversation(width: isBeside ? room - width - Picture.margin : room)
      if isBeside {
        rows += Array(repeating: Picture.Row(), count: max(0, height - rows.count))
        for (index, line) in messageLines(of: shown, height: height).enumerated() {
          rows[index].beside = line
        }
      } else if below >= 8 {
        rows = stage.rows(width: width, height: stage.comfortableHeight) + [Picture.Row()]
        rows += messageLines(of: shown, height: below).map { Picture.Row(line: $0) }
      } else {
        rows = messageLines(of: shown, height: height).map { Picture.Row(line: $0) }
      }
    }
    rows += Array(repeating: Picture.Row(), count: max(0, height - rows.count))
    let pattern = stage.pattern.name
    let title = Line(
      "\(stage.app.title) in \(pattern), view \(stage.views)", .heading,
      part: (pattern, Self.style(ofPattern: pattern)))
    picture = Picture(
      columns: room, width: isBeside ? width : room,
      rows: [Picture.Row(line: title), Picture.Row()] + rows.prefix(height)
        + footer.lines.enumerated().map { Picture.Row(line: $1, target: .footer($0)) },
      footer: footer)
  }

  private func showsMessages(withRoom hasRoom: Bool) -> Bool {
    switch messages {
    case .whereThereIsRoom: hasRoom && !stage.app.isLive
    case .always: true
    case .never: false
    }
  }

  /// The messages, with the last one marked where the arrow keys step.
  private func messageLines(of conversation: Conversation, height: Int) -> [Line] {
    conversation.draw(
      height: height, isStepping: messages == .always,
      style: Self.style(ofPattern: stage.pattern.name))
  }

  private static func style(ofPattern name: String) -> Line.Style {
    switch name {
    case "MVC": .cyan
    case "MVVM": .magenta
    default: .yellow
    }
  }

  /// The conversation after the last step, as far as it was stepped through, or all of a new one.
  private mutating func conversation(width: Int) -> Conversation {
    let subject = Conversation.Subject(
      app: stage.app.name, steps: stage.steps, pattern: stage.pattern.name, width: width)
    if let conversation, conversation.subject == subject { return conversation }
    let shown = Conversation(subject)
    conversation = shown
    return shown
  }

  /// The hints at the keys that work now; where letters are typed, commands need Ctrl.
  private var hints: [Hint] {
    let isTyping = stage.isTyping
    func hint(_ letter: Character, _ text: String, always isControl: Bool = false) -> Hint {
      isTyping || isControl
        ? (.control(letter), "^\(letter.uppercased()) \(text)")
        : (.character(letter), "\(letter) \(text)")
    }
    var hints = stage.widgets.compactMap(\.hint)
    if stage.widgets.count(where: \.canFocus) > 1 { hints.append((.tab, "Tab next")) }
    hints += stage.app.eventKeys.map { hint($0.key, $0.hint, always: true) }
    if messages == .always { hints.append((.down, "↑ ↓ step")) }
    if !stage.app.isLive { hints.append(hint("t", messages == .always ? "no trace" : "trace")) }
    if !stage.steps.isEmpty { hints.append(hint("u", "undo")) }
    hints.append(hint("p", "pattern"))
    if stages.count > 1 { hints.append(hint("n", "app")) }
    return hints + [hint("v", "view"), isTyping ? hint("c", "quit") : hint("q", "quit")]
  }
}
