import AppScreens

/// Holds the view; the view holds its view model, to which a new view binds.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(viewModel: CalculatorViewModel())

  func replaceView() {
    view = HeadlessCalculatorView(viewModel: view.viewModel)
  }
}
