import AppScreens

/// Holds the controller; the controller holds the view, which it lets a new one replace.
final class CalculatorScreen: Screen {
  private let controller = CalculatorController(view: HeadlessCalculatorView())

  /// The controller's view; a blank one, should the controller hold none of ours.
  var view: HeadlessCalculatorView {
    controller.view as? HeadlessCalculatorView ?? HeadlessCalculatorView()
  }

  func replaceView() {
    controller.replaceView(with: HeadlessCalculatorView())
  }
}
