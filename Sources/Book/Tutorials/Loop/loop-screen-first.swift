import AppScreens

/// Owns the view, which owns the store.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(store: ColourSelectorStore())

  func replaceView() {
    view = HeadlessColourSelectorView(store: ColourSelectorStore())
  }
}
