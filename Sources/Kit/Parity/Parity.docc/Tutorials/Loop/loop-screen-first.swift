import AppScreens

/// Holds the view, which holds the store.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(store: ColourSelectorStore())

  func replaceView() {
    view = HeadlessColourSelectorView(store: ColourSelectorStore())
  }
}
