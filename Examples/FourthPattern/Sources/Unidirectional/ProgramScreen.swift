import AppScreens

/// Owns the view, which owns the store.
final class ProgramScreen<App: Program>: Screen
where App.Gesture.Event == Never, App.Runtime.Port == Void {
  private(set) var view = ProgramView(store: Store<App>(port: ()))

  func replaceView() {
    view = ProgramView(store: view.store)
  }
}
