import AppScreens

/// Holds the controller; the controller holds the view, which it lets a new one replace.
final class TokenCalculatorScreen: Screen {
  private let controller = TokenCalculatorController(view: HeadlessTokenCalculatorView())

  /// The controller's view, which is one of ours.
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
