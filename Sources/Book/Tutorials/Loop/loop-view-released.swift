import AppScreens

/// Sends gestures to the store as messages, and shows the display that it renders.
final class HeadlessColourSelectorView: HeadlessView {
  let store: ColourSelectorStore
  private(set) var display = ColourSelectorDisplay()

  init(store: ColourSelectorStore) {
    self.store = store
    store.render { [weak self] in self?.display = $0 }
  }

  func perform(_ gesture: ColourSelectorGesture) {
    switch gesture {
    case .turn(let colour, let isOn): store.send(.turned(colour, on: isOn))
    }
  }
}
