import AppScreens

/// A view of any program: it sends messages to the store, and shows all of each display it is given.
final class ProgramView<App: Program>: HeadlessView {
  let store: Store<App>

  /// The display that the store rendered last.
  var display = App.Display() {
    didSet { log.didSet(display) }
  }

  let recording = ViewRecording()

  init(store: Store<App>) {
    self.store = store
    log.call("render(on:)", store.render(on:), self)
  }

  /// Sends the store a message; the display is the store's task.
  func perform(_ gesture: App.Gesture) {
    let message = App.message(for: gesture)
    log.call("send(_:)", store.send(_:), message)
  }
}
