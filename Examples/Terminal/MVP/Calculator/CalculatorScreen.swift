import AppScreens
import MVP

/// Holds the view; the view holds its presenter, which a new view takes over.
final class CalculatorScreen: Screen {
  private(set) var view = TerminalCalculatorView(presenter: CalculatorPresenter())

  func replaceView() {
    view = TerminalCalculatorView(presenter: view.presenter)
  }
}
