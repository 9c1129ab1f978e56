import AppScreens

/// Holds the view, which hands its presenter on to the next.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(presenter: ColourSelectorPresenter())

  func replaceView() {
    view = HeadlessColourSelectorView(presenter: view.presenter)
  }
}
