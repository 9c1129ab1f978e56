import AppScreens

/// Holds the controller, which holds the view.
final class CalculatorScreen: Screen {
  private let controller = CalculatorController(view: HeadlessCalculatorView())

  /// The controller's view, which is always headless here.
  var view: HeadlessCalculatorView {
    controller.view as? HeadlessCalculatorView ?? HeadlessCalculatorView()
  }

  func replaceView() {
    controller.replaceView(with: HeadlessCalculatorView())
  }
}
