import AppScreens
import TerminalWidgets

/// An app on the terminal: its screen in one pattern, what has happened to it, and where keys go.
struct Stage {
  let app: TerminalApp
  private(set) var pattern: Pattern
  private(set) var screen: any Screen
  private(set) var focus = 0

  /// The steps so far, as one writes them.
  private(set) var steps: [String] = []

  init(_ app: TerminalApp, in pattern: Pattern) {
    self.app = app
    self.pattern = pattern
    screen = Self.makeScreen(of: app, in: pattern)
  }

  /// The number of the view that is on screen.
  var views: Int { steps.count { $0 == "replace-view" } + 1 }

  /// The widgets of that view.
  var widgets: [any TerminalWidget] { (screen.view as? any TerminalView)?.widgets ?? [] }

  /// Everything that the screen shows, in a line.
  var summary: String {
    screen.widgets.map { "\($0.name) \"\($0.text.printable)\"" }.joined(separator: "  ")
      + "\n"
  }

  /// Indicates whether letters are typed into a field.
  var isTyping: Bool { focused is TextField }

  private var focused: (any TerminalWidget)? {
    let widgets = widgets
    return widgets.indices.contains(focus) && widgets[focus].canFocus
      ? widgets[focus] : widgets.first(where: \.canFocus)
  }

  /// Indicates whether keys go to a widget first.
  func isFocused(_ widget: any TerminalWidget) -> Bool { widget === focused }

  /// Delivers an event, moves the focus or uses a widget, as a key says.
  mutating func press(_ key: Key) {
    if case .control(let letter) = key,
      let eventKey = app.eventKeys.first(where: { $0.key == letter })
    {
      let count = steps.count { eventKey.events.contains($0) }
      let event = eventKey.events[count % eventKey.events.count]
      replay(event)
      steps.append(event)
    } else if key == .tab || key == .backTab {
      moveFocus(by: key == .tab ? 1 : -1)
    } else {
      let first = widgets.filter(isFocused)
      for widget in first + widgets.filter({ !isFocused($0) }) {
        guard let gesture = widget.press(key, isFocused: isFocused(widget)) else { continue }
        return steps.append(gesture)
      }
    }
  }

  /// Clicks on a widget, to which keys then go.
  mutating func click(_ index: Int, column: Int, line: Int) {
    guard widgets.indices.contains(index) else { return }
    focus = widgets[index].canFocus ? index : focus
    if let gesture = widgets[index].press(.click(column: column, line: line), isFocused: true) {
      steps.append(gesture)
    }
  }

  private mutating func moveFocus(by distance: Int) {
    let places = widgets.indices.filter { widgets[$0].canFocus }
    guard let place = places.firstIndex(where: { isFocused(widgets[$0]) }) else { return }
    focus = places[(place + distance + places.count) % places.count]
  }

  /// Takes the steps of a line, such as `12+3=`, and lets each be seen.
  mutating func take(line: String, show: (Stage) -> Void) throws(NotationFailure) {
    for step in line.isEmpty ? [] : try screen.read(line) {
      replay(step)
      steps.append(step)
      show(self)
    }
  }

  mutating func replaceView() {
    screen.replaceView()
    steps.append("replace-view")
  }

  /// Takes all steps so far on a new screen in another pattern.
  mutating func change(to pattern: Pattern) {
    self.pattern = pattern
    screen = Self.makeScreen(of: app, in: pattern)
    for step in steps { replay(step) }
  }

  /// Takes all steps but the last on a new screen.
  mutating func undo() {
    _ = steps.popLast()
    change(to: pattern)
  }

  private func replay(_ step: String) {
    do throws(NotationFailure) {
      try screen.take(step)
    } catch {
      preconditionFailure("\(app.name): \(error)")
    }
  }

  private static func makeScreen(of app: TerminalApp, in pattern: Pattern) -> any Screen {
    guard let screen = app.makeScreen(pattern) else {
      preconditionFailure("\(pattern) has no screen for \(app.name)")
    }
    return screen
  }
}

extension Screen {
  /// The notations of the steps in a line.
  fileprivate func read(_ line: String) throws(NotationFailure) -> [String] {
    try Step<Gesture>.read(line).map(\.notation)
  }

  fileprivate func take(_ notation: String) throws(NotationFailure) {
    for step in try Step<Gesture>.read(notation) { take(step) }
  }
}
