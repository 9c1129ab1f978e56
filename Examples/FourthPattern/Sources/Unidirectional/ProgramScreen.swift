import AppScreens

/// Holds the view; the view holds the store, which a new view takes over.
final class ProgramScreen<App: Program>: Screen
where App.Gesture.Event == NoEvent, App.Runtime.Port == Void {
  /// The view on screen.
  private(set) var view = ProgramView(store: Store<App>(port: ()))

  /// Replaces the view by a new one with the same store.
  func replaceView() {
    view = ProgramView(store: view.store)
  }
}
