import AppScreens

/// Holds the view, which hands its view model on to the next.
final class TokenCalculatorScreen: Screen {
  private(set) var view = HeadlessTokenCalculatorView(viewModel: TokenCalculatorViewModel())

  func replaceView() {
    view = HeadlessTokenCalculatorView(viewModel: view.viewModel)
  }
}
