import AppScreens

/// Owns the view, which owns the view model.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(viewModel: CalculatorViewModel())

  func secondView() -> HeadlessCalculatorView? {
    HeadlessCalculatorView(viewModel: view.viewModel)
  }

  func replaceView() {
    view.leaveScreen()
    view = HeadlessCalculatorView(viewModel: view.viewModel)
  }
}
