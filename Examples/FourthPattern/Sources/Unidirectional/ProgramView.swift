import AppScreens

/// A view of any program: it sends messages to the store, and shows all of each display it is given.
final class ProgramView<App: Program>: HeadlessView {
  let store: Store<App>

  /// What the store has rendered last.
  var display = App.Display() {
    didSet { log.didSet(display) }
  }

  private lazy var log = MessageLog(of: self)

  init(store: Store<App>) {
    self.store = store
    log.call("render(on:)", store.render(on:), self)
  }

  /// Tells the store what happened; the display is none of the view's business.
  func perform(_ gesture: App.Gesture) {
    let message = App.message(for: gesture)
    log.call("send(_:)", store.send(_:), message)
  }
}
