import AppScreens
import MVVM

/// Holds the view; the view holds its view model, to which a new view binds in its place.
final class CalculatorScreen: Screen {
  private(set) var view = TerminalCalculatorView(viewModel: CalculatorViewModel())

  func secondView() -> TerminalCalculatorView? {
    TerminalCalculatorView(viewModel: view.viewModel)
  }

  func replaceView() {
    view.unbind()
    view = TerminalCalculatorView(viewModel: view.viewModel)
  }
}
