import AppScreens
import MVP

/// Holds the view; the view holds its presenter, which a new view takes over.
final class TokenCalculatorScreen: Screen {
  private(set) var view = TerminalTokenCalculatorView(presenter: TokenCalculatorPresenter())

  func replaceView() {
    view = TerminalTokenCalculatorView(presenter: view.presenter)
  }
}
