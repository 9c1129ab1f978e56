import AppScreens

/// Holds the controller; the controller holds the view, which it lets a new one replace.
final class TokenCalculatorScreen: Screen {
  private let controller = TokenCalculatorController(view: HeadlessTokenCalculatorView())

  /// The controller's view; a blank one, should the controller hold none of ours.
  var view: HeadlessTokenCalculatorView {
    controller.view as? HeadlessTokenCalculatorView ?? HeadlessTokenCalculatorView()
  }

  func replaceView() {
    controller.replaceView(with: HeadlessTokenCalculatorView())
  }
}
