import AppScreens

/// Holds the view; the view holds its view model, and a new view binds to that.
final class TokenCalculatorScreen: Screen {
  private(set) var view = HeadlessTokenCalculatorView(viewModel: TokenCalculatorViewModel())

  func secondView() -> HeadlessTokenCalculatorView? {
    HeadlessTokenCalculatorView(viewModel: view.viewModel)
  }

  func replaceView() {
    view.unbind()
    view = HeadlessTokenCalculatorView(viewModel: view.viewModel)
  }
}
