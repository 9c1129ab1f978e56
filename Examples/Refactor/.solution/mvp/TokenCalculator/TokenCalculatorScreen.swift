import AppScreens

/// Holds the view, which hands its presenter on to the next.
final class TokenCalculatorScreen: Screen {
  private(set) var view = HeadlessTokenCalculatorView(presenter: TokenCalculatorPresenter())

  func replaceView() {
    view = HeadlessTokenCalculatorView(presenter: view.presenter)
  }
}
