import AppScreens

/// Owns the controller, which owns the view.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private let controller: MusicSearchController

  init() {
    controller = MusicSearchController(service: service)
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  var view: HeadlessMusicSearchView { controller.view }

  func replaceView() {
    controller.replaceView()
  }
}
