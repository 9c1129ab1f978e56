import AppScreens

/// Holds the controller; the controller holds the view, which it lets a new one replace.
final class CalculatorScreen: Screen {
  private let controller = CalculatorController(view: HeadlessCalculatorView())

  /// The controller's view, which is one of ours.
  var view: HeadlessCalculatorView {
    guard let view = controller.view as? HeadlessCalculatorView else {
      preconditionFailure("the controller holds a view of another kind")
    }
    return view
  }

  func replaceView() {
    controller.replaceView(with: HeadlessCalculatorView())
  }
}
