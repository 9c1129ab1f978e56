import AppRules
import AppScreens
import DesktopWidgets
import GTK
import TriptychParity

/// A window with the screen of an app in a pattern, both of which are chosen in its header bar.
final class DesktopWindow {
  let window = Window()
  private let apps = TriptychApps.all
  private let patterns: [Pattern]
  private let app = Choice(of: TriptychApps.all.map(\.title))
  private let pattern: Choice
  private(set) var stage: Stage?

  /// A window with an app in a pattern, each by its number.
  init(of patterns: [Pattern], app: Int = 1, pattern: Int = 1) {
    self.patterns = patterns
    self.pattern = Choice(of: patterns.map(\.name))
    self.app.chosen = app
    self.pattern.chosen = pattern
    let newView = Button("New view")
    newView.onClick { [weak self] in self?.stage?.take("replace-view") }
    window.setHeader(HeaderBar(start: [self.app, self.pattern], end: [newView]))
    self.app.onChoose { [weak self] in self?.changeScreen(repeating: nil) }
    self.pattern.onChoose { [weak self] in self?.changeScreen(repeating: self?.stage) }
    window.onKey { [weak self] in self?.press($0, isControl: $1) ?? false }
    changeScreen(repeating: nil)
  }

  /// Handles a key; returns whether it is one of the window or, on the screen, of the app.
  private func press(_ key: Character, isControl: Bool) -> Bool {
    if isControl {
      guard "qw".contains(key) else { return false }
      window.close()
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
    defer { stage.place.focus() }
    let file = Label(stage.file).styled("file", "dim-label").filling()
    let footer = Stack(.across, [file] + (stage.hasArrivals ? [arrival()] : [])).styled("footer")
    window.show(Stack(.down, spacing: 0, [stage.place.filling(height: true), footer]))
  }

  /// A button by which an address arrives that was stored elsewhere.
  private func arrival() -> Button {
    let button = Button("Address arrives")
    button.onClick { [weak self] in self?.stage?.take("arrive=1 Main|Seoul|Jung|04524") }
    return button
  }
}
