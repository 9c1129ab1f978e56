import AppScreens

/// Owns the view, which owns the store; a new view takes the store over.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(store: ColourSelectorStore())

  func replaceView() {
    view = HeadlessColourSelectorView(store: view.store)
  }
}
