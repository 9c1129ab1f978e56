import AppScreens

/// Holds the view, which hands its view model on to the next.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(viewModel: CalculatorViewModel())

  func replaceView() {
    view = HeadlessCalculatorView(viewModel: view.viewModel)
  }
}
