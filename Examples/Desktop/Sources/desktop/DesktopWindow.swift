import AppDefinitions
import AppScreens
import DesktopWidgets
import GTK
import TriptychParity

/// A window with the screen of an app in a pattern, both of which are chosen in its header bar; and beside it, if
/// asked for, the messages of the last step.
final class DesktopWindow {
  let window = Window()
  private let apps = TriptychApps.all
  private let patterns: [Pattern]
  let app = Choice(of: TriptychApps.all.map(\.title))
  let pattern: Choice
  private(set) var stage: Stage?
  private let content = Slot().filling(height: true)
  private let showsMessages = Toggle("Messages").leavingFocus()
  private let messages = Label().styled("monospace")
  private let place = Label().styled("dim-label").filling()
  private let panel: Stack
  private var conversation: Conversation?

  /// The number of messages that are shown, from the first on.
  private var shown = 0

  /// A window with an app in a pattern, each by its number.
  init(of patterns: [Pattern], app: Int = 1, pattern: Int = 1) {
    self.patterns = patterns
    self.pattern = Choice(of: patterns.map(\.name))
    self.app.chosen = app
    self.pattern.chosen = pattern
    let (back, next) = (Button("Back").leavingFocus(), Button("Next").leavingFocus())
    panel = Stack(
      .down,
      [
        Stack(.across, [place, back, next]),
        Scroll(Stack(.down, [messages])).atLeast(width: 800, height: 360).filling(height: true),
      ]
    ).styled("messages")
    panel.isVisible = false
    let newView = Button("New view").leavingFocus()
    newView.onClick { [weak self] in self?.replaceView() }
    window.setHeader(HeaderBar(start: [self.app, self.pattern], end: [newView, showsMessages]))
    window.show(Stack(.across, spacing: 0, [content, panel]))
    back.onClick { [weak self] in self?.step(by: -1) }
    next.onClick { [weak self] in self?.step(by: 1) }
    showsMessages.onToggle { [weak self] in self?.toggleMessages() }
    self.app.onChoose { [weak self] in self?.changeScreen(repeating: nil) }
    self.pattern.onChoose { [weak self] in self?.changeScreen(repeating: self?.stage) }
    window.onKey { [weak self] in self?.press($0, isControl: $1) ?? false }
    changeScreen(repeating: nil)
  }

  /// The messages of the last step, as they are shown; nil where they are not.
  var shownMessages: String? { panel.isVisible ? messages.text : nil }

  /// Handles a key; returns whether it is one of the window or, on the screen, of the app.
  private func press(_ key: Character, isControl: Bool) -> Bool {
    if isControl {
      switch key {
      case "q", "w": window.close()
      case "t": showsMessages.isDown.toggle()
      case "b": step(by: -1)
      case "n": step(by: 1)
      default: return false
      }
      return true
    }
    guard let stage, window.isFocus(in: stage.place) else { return false }
    switch key {
    case "\r": return stage.take("=")
    case "\u{1B}", "c": return stage.take("AC")
    default: return stage.take(String(key))
    }
  }

  /// Shows the chosen app in the chosen pattern, after the steps of another stage, if there is one.
  private func changeScreen(repeating earlier: Stage?) {
    stage = apps[app.chosen].stage(in: patterns[pattern.chosen])
    guard let stage else { return }
    for step in earlier?.steps ?? [] { stage.take(step) }
    stage.onStep = { [weak self] in self?.updateMessages() }
    updateMessages()
    let file = Label(stage.file).styled("file", "dim-label").filling()
    let footer = Stack(.across, [file] + (stage.hasArrivals ? [arrival()] : [])).styled("footer")
    content.show(Stack(.down, spacing: 0, [stage.place.filling(height: true), footer]))
    stage.place.focus()
  }

  /// Replaces the view, as the user does by a button.
  func replaceView() {
    stage?.take("replace-view")
    stage?.place.focus()
  }

  /// A button by which an address arrives that was stored elsewhere.
  private func arrival() -> Button {
    let button = Button("Address arrives").leavingFocus()
    button.onClick { [weak self] in self?.stage?.take("arrive=1 Main|Seoul|Jung|04524") }
    return button
  }

  private func toggleMessages() {
    panel.isVisible = showsMessages.isDown
    updateMessages()
    if !panel.isVisible { window.shrink() }
  }

  private func updateMessages() {
    guard panel.isVisible, let stage else { return }
    let conversation = Conversation(on: stage.app, after: stage.steps)
    self.conversation = conversation
    shown = conversation.count
    step(by: 0)
  }

  /// Shows one message more or less of the last step.
  private func step(by distance: Int) {
    guard panel.isVisible, let conversation else { return }
    shown = min(max(1, shown + distance), conversation.count)
    let name = patterns[pattern.chosen].name
    messages.show(
      conversation.text(upTo: shown, marking: name), marking: "▸\(name)",
      in: colours[pattern.chosen % colours.count])
    place.text = "Message \(shown) of \(conversation.count)"
  }
}
