import AppScreens

/// Holds the controller, which holds the view.
final class TokenCalculatorScreen: Screen {
  private let controller = TokenCalculatorController(view: HeadlessTokenCalculatorView())

  /// The controller's view, which is always headless here.
  var view: HeadlessTokenCalculatorView {
    controller.view as? HeadlessTokenCalculatorView ?? HeadlessTokenCalculatorView()
  }

  func replaceView() {
    controller.replaceView(with: HeadlessTokenCalculatorView())
  }
}
