import AppScreens
import MVVM

/// Holds the view; the view holds its view model, to which a new view binds in its place.
final class ColourSelectorScreen: Screen {
  private(set) var view = TerminalColourSelectorView(viewModel: ColourSelectorViewModel())

  func secondView() -> TerminalColourSelectorView? {
    TerminalColourSelectorView(viewModel: view.viewModel)
  }

  func replaceView() {
    view.unbind()
    view = TerminalColourSelectorView(viewModel: view.viewModel)
  }
}
