import AppScreens

/// Owns the controller, which owns the view.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private let controller: MusicSearchController
  unowned private(set) var view: HeadlessMusicSearchView

  init() {
    let view = HeadlessMusicSearchView()
    controller = MusicSearchController(view: view, service: service)
    self.view = view
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func display(through view: HeadlessMusicSearchView) -> MusicSearchDisplay {
    var display = view.display
    display.asked = service.asked
    return display
  }

  func replaceView() {
    let newView = HeadlessMusicSearchView()
    controller.replaceView(with: newView)
    view = newView
  }
}
