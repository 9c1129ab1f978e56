import AppScreens

/// Owns the view, which owns the presenter.
final class TokenCalculatorScreen: Screen {
  private(set) var view = HeadlessTokenCalculatorView(presenter: TokenCalculatorPresenter())

  func replaceView() {
    view = HeadlessTokenCalculatorView(presenter: view.presenter)
  }
}
