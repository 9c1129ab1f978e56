import AppScreens

/// Owns the controller, which owns the view.
final class CalculatorScreen: Screen {
  private let controller = CalculatorController()

  var view: HeadlessCalculatorView { controller.view }

  func replaceView() {
    controller.replaceView()
  }
}
