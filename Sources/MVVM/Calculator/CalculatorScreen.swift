import AppScreens

/// Holds the view; the view holds its view model, to which a new view binds in its place.
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
