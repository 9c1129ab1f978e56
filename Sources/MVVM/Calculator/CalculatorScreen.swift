import AppScreens

/// Holds the view; the view holds its view model, and a new view binds to that.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(viewModel: CalculatorViewModel())

  func secondView() -> HeadlessCalculatorView? {
    HeadlessCalculatorView(viewModel: view.viewModel)
  }

  func replaceView() {
    view.unbind()
    view = HeadlessCalculatorView(viewModel: view.viewModel)
  }
}
