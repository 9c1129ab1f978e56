import AppRules
import AppScreens
import DesktopWidgets
import GTK
import Parity

/// A window with the screen of an app in a pattern, both of which are chosen in its header bar.
final class DesktopWindow {
  let window = Window()
  private let apps = TriptychApps.all
  private let patterns: [Pattern]
  private let app = Choice(of: TriptychApps.all.map(\.title))
  private let pattern: Choice
  private let arrival = Button("Address arrives")
  private let newView = Button("New view")
  private(set) var stage: Stage?

  /// A window with an app in a pattern, each by its number.
  init(of patterns: [Pattern], app: Int = 1, pattern: Int = 1) {
    self.patterns = patterns
    self.pattern = Choice(of: patterns.map(\.name))
    self.app.chosen = app
    self.pattern.chosen = pattern
    window.setHeader(HeaderBar(start: [self.app, self.pattern], end: [newView, arrival]))
    self.app.onChoose { [weak self] in self?.changeScreen() }
    self.pattern.onChoose { [weak self] in self?.changeScreen() }
    newView.onClick { [weak self] in self?.stage?.take("replace-view") }
    arrival.onClick { [weak self] in self?.stage?.take("arrive=1 Main|Seoul|Jung|04524") }
    changeScreen()
  }

  private func changeScreen() {
    arrival.isVisible = apps[app.chosen].name == "address"
    stage = apps[app.chosen].stage(in: patterns[pattern.chosen])
    guard let stage else { return }
    let file = Label(stage.file).styled("file", "dim-label")
    window.show(Stack(.down, spacing: 0, [stage.place.filling(height: true), file]))
  }
}
