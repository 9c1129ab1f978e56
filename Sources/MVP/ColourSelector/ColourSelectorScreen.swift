import AppScreens

/// Holds the view; the view holds its presenter, which a new view takes over.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(presenter: ColourSelectorPresenter())

  func replaceView() {
    view = HeadlessColourSelectorView(presenter: view.presenter)
  }
}
