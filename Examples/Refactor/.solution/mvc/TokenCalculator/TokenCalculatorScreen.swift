import AppScreens

/// Holds the controller, which holds the view.
final class TokenCalculatorScreen: Screen {
  private let controller = TokenCalculatorController(view: HeadlessTokenCalculatorView())

  /// The controller's view, which is never another than ours.
  var view: HeadlessTokenCalculatorView {
    guard let view = controller.view as? HeadlessTokenCalculatorView else {
      preconditionFailure("the controller holds a view of another kind")
    }
    return view
  }

  func replaceView() {
    controller.replaceView(with: HeadlessTokenCalculatorView())
  }
}
