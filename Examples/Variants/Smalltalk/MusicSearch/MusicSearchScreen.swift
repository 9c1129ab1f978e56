import AppScreens

/// Holds the view; the view holds its model, on which a new view depends in its place.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    view = HeadlessMusicSearchView(model: MusicSearchScreenModel(service: service))
  }

  var world: any World<MusicSearchEvent> { service }

  func display(through view: HeadlessMusicSearchView) -> MusicSearchDisplay {
    var display = view.display
    display.asked = service.asked
    return display
  }

  func secondView() -> HeadlessMusicSearchView? {
    HeadlessMusicSearchView(model: view.model)
  }

  func replaceView() {
    view.release()
    view = HeadlessMusicSearchView(model: view.model)
  }
}
