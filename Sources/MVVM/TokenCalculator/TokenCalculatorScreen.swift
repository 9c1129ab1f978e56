import AppScreens

/// Owns the view, which owns the view model.
final class TokenCalculatorScreen: Screen {
  private(set) var view = HeadlessTokenCalculatorView(viewModel: TokenCalculatorViewModel())

  func replaceView() {
    view.unbind()
    view = HeadlessTokenCalculatorView(viewModel: view.viewModel)
  }

  func secondView() -> HeadlessTokenCalculatorView? {
    HeadlessTokenCalculatorView(viewModel: view.viewModel)
  }
}
