import AppScreens
import MVVM

/// Holds the view; the view holds its view model, to which a new view binds in its place.
final class TokenCalculatorScreen: Screen {
  private(set) var view = TerminalTokenCalculatorView(viewModel: TokenCalculatorViewModel())

  func secondView() -> TerminalTokenCalculatorView? {
    TerminalTokenCalculatorView(viewModel: view.viewModel)
  }

  func replaceView() {
    view.unbind()
    view = TerminalTokenCalculatorView(viewModel: view.viewModel)
  }
}
