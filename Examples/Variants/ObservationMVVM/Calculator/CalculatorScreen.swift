import AppScreens

/// Holds the view; the view holds its view model, which a new view reads in its place.
final class CalculatorScreen: Screen {
  private(set) var view = HeadlessCalculatorView(viewModel: CalculatorViewModel())

  func replaceView() {
    view = HeadlessCalculatorView(viewModel: view.viewModel)
  }
}
