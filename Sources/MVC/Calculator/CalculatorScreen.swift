import AppScreens

/// Holds the controller; the controller holds the view, which the screen only looks at.
final class CalculatorScreen: Screen {
  private let controller: CalculatorController
  private weak var shownView: HeadlessCalculatorView?

  init() {
    let view = HeadlessCalculatorView()
    controller = CalculatorController(view: view)
    shownView = view
  }

  /// The controller's view; a blank one, should the controller have let it go.
  var view: HeadlessCalculatorView {
    shownView ?? HeadlessCalculatorView()
  }

  func replaceView() {
    let view = HeadlessCalculatorView()
    controller.view = view
    shownView = view
  }
}
