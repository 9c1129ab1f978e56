import AppScreens

/// Shows the display that the store renders.
final class HeadlessColourSelectorView: HeadlessView {
  let store: ColourSelectorStore
  private(set) var display = ColourSelectorDisplay()

  init(store: ColourSelectorStore) {
    self.store = store
    store.render { self.display = $0 }
  }

  func perform(_ gesture: ColourSelectorGesture) {
  }
}
