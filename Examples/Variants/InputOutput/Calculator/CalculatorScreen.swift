import AppScreens

/// Owns the view, which owns the view model.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(viewModel: CalculatorViewModel())

  func replaceView() {
    view.unsubscribe()
    view = HeadlessCalculatorView(viewModel: view.viewModel)
  }

  func secondView() -> HeadlessCalculatorView? {
    HeadlessCalculatorView(viewModel: view.viewModel)
  }
}
