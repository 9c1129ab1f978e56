import AppScreens

/// Owns the view, which owns the presenter.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(presenter: ColourSelectorPresenter())

  func replaceView() {
    view = HeadlessColourSelectorView(presenter: view.presenter)
  }
}
