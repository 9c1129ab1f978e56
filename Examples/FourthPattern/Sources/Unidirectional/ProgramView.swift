import AppScreens

/// A view of any program: sends messages to the store, and shows the whole of each display it is given.
final class ProgramView<App: Program>: HeadlessView {
  let store: Store<App>

  /// The display, which the store renders.
  var display = App.Display()

  init(store: Store<App>) {
    self.store = store
    store.render(on: self)
  }

  func perform(_ gesture: App.Gesture) {
    store.send(App.message(for: gesture))
  }
}
