import AppScreens

/// Owns the controller, which owns the view.
final class TokenCalculatorScreen: Screen {
  private let controller: TokenCalculatorController
  // The controller owns the view; a view that it has replaced is released.
  unowned private(set) var view: HeadlessTokenCalculatorView

  init() {
    let view = HeadlessTokenCalculatorView()
    controller = TokenCalculatorController(view: view)
    self.view = view
  }

  func replaceView() {
    let newView = HeadlessTokenCalculatorView()
    controller.replaceView(with: newView)
    view = newView
  }
}
