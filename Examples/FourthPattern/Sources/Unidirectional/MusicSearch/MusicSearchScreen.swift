import AppScreens

/// Owns the view, which owns the store.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: ProgramView<MusicSearchProgram>

  init() {
    view = ProgramView(store: Store(port: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    view = ProgramView(store: view.store)
  }
}
