import AppScreens
import MVC

/// Holds the controller, and the view that the controller holds, which a new one replaces.
final class ColourSelectorScreen: Screen {
  private let controller: ColourSelectorController
  private(set) var view = TerminalColourSelectorView()

  init() {
    controller = ColourSelectorController(view: view)
  }

  func replaceView() {
    view = TerminalColourSelectorView()
    controller.replaceView(with: view)
  }
}
