import AppScreens

/// Holds the controller; the controller holds the view, which the screen only looks at.
final class TokenCalculatorScreen: Screen {
  private let controller: TokenCalculatorController
  private weak var shownView: HeadlessTokenCalculatorView?

  init() {
    let view = HeadlessTokenCalculatorView()
    controller = TokenCalculatorController(view: view)
    shownView = view
  }

  /// The controller's view; a blank one, should the controller have let it go.
  var view: HeadlessTokenCalculatorView {
    shownView ?? HeadlessTokenCalculatorView()
  }

  func replaceView() {
    let view = HeadlessTokenCalculatorView()
    controller.view = view
    shownView = view
  }
}
