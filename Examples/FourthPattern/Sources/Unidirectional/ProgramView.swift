import AppScreens

/// A view of any program: it sends messages to the store, and shows all of each display it is given.
final class ProgramView<App: Program>: HeadlessView {
  let store: Store<App>

  /// What the store has rendered last.
  var display = App.Display() {
    didSet { log?.record(.set, #function, display, in: self) }
  }

  private let log = MessageLog.forNewView()

  init(store: Store<App>) {
    self.store = store
    log?.record(.call, "render(on:)", self, in: self)
    store.render(on: self)
  }

  /// Tells the store what happened; the display is none of the view's business.
  func perform(_ gesture: App.Gesture) {
    let message = App.message(for: gesture)
    log?.record(.call, "send(_:)", message, in: self)
    store.send(message)
  }
}
