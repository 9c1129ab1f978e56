import AppScreens

/// Owns the controller, which owns the view.
final class CalculatorScreen: Screen {
  private let controller: CalculatorController
  // The controller owns the view; a view that it has replaced is released.
  unowned private(set) var view: HeadlessCalculatorView

  init() {
    let view = HeadlessCalculatorView()
    controller = CalculatorController(view: view)
    self.view = view
  }

  func replaceView() {
    let newView = HeadlessCalculatorView()
    controller.replaceView(with: newView)
    view = newView
  }
}
