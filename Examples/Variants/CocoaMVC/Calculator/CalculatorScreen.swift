import AppScreens

/// Holds the controller; the controller holds the view.
final class CalculatorScreen: Screen {
  private let controller = CalculatorController()

  var view: HeadlessCalculatorView { controller.view }

  func replaceView() {
    controller.replaceView()
  }
}
