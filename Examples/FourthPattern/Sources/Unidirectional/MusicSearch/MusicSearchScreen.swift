import AppScreens

/// Holds the view; the view holds the store, which a new view takes over.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: ProgramView<MusicSearchProgram>

  init() {
    view = ProgramView(store: Store(port: service))
  }

  var world: any World<MusicSearchEvent> { service }

  func display(through view: ProgramView<MusicSearchProgram>) -> MusicSearchDisplay {
    var display = view.display
    display.asked = service.asked
    return display
  }

  func replaceView() {
    view = ProgramView(store: view.store)
  }
}
