import AppScreens
import MVC

/// Holds the controller, and the view that the controller holds, which a new one replaces.
final class CalculatorScreen: Screen {
  private let controller: CalculatorController
  private(set) var view = TerminalCalculatorView()

  init() {
    controller = CalculatorController(view: view)
  }

  func replaceView() {
    view = TerminalCalculatorView()
    controller.replaceView(with: view)
  }
}
