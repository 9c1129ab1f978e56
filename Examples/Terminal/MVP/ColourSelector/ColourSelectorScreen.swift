import AppScreens
import MVP

/// Holds the view; the view holds its presenter, which a new view takes over.
final class ColourSelectorScreen: Screen {
  private(set) var view = TerminalColourSelectorView(presenter: ColourSelectorPresenter())

  func replaceView() {
    view = TerminalColourSelectorView(presenter: view.presenter)
  }
}
