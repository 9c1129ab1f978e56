import AppScreens

/// Holds the view; the view holds the store, which a new view takes over.
final class ColourSelectorScreen: Screen {
  private(set) var view = HeadlessColourSelectorView(store: ColourSelectorStore())

  func replaceView() {
    view = HeadlessColourSelectorView(store: view.store)
  }
}
