import AppScreens

/// Holds the view; the view holds its presenter, which a new view takes over.
final class TokenCalculatorScreen: Screen {
  private(set) var view = HeadlessTokenCalculatorView(presenter: TokenCalculatorPresenter())

  func replaceView() {
    view = HeadlessTokenCalculatorView(presenter: view.presenter)
  }
}
