import AppScreens
import MVC

/// Holds the controller, and the view that the controller holds, which a new one replaces.
final class TokenCalculatorScreen: Screen {
  private let controller: TokenCalculatorController
  private(set) var view = TerminalTokenCalculatorView()

  init() {
    controller = TokenCalculatorController(view: view)
  }

  func replaceView() {
    view = TerminalTokenCalculatorView()
    controller.replaceView(with: view)
  }
}
