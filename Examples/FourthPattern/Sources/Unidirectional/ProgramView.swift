import AppScreens

/// A view of any program: sends messages to the store, and shows each state that it is given.
final class ProgramView<App: Program>: HeadlessView {
  let store: Store<App>
  private(set) var display = App.Display()

  init(store: Store<App>) {
    self.store = store
    store.render(on: self)
  }

  func perform(_ gesture: App.Gesture) {
    App.type(gesture, on: &display)
    store.send(App.message(for: gesture))
  }

  /// Shows a state, which the store renders.
  func show(_ state: App.State) {
    App.view(state, on: &display)
  }
}
