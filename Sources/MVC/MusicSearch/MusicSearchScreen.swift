import AppScreens

/// Owns the controller, which owns the view.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private let controller: MusicSearchController
  // The controller owns the view; a view that it has replaced is released.
  unowned private(set) var view: HeadlessMusicSearchView

  init() {
    let view = HeadlessMusicSearchView()
    controller = MusicSearchController(view: view, service: service)
    self.view = view
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    let newView = HeadlessMusicSearchView()
    controller.replaceView(with: newView)
    view = newView
  }
}
