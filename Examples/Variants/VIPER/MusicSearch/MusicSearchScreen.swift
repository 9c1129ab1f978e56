import AppScreens

/// Holds the view; the view holds its presenter, which a new view takes over.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    view = HeadlessMusicSearchView(
      presenter: MusicSearchRouter.makePresenter(service: service))
  }

  var world: any World<MusicSearchEvent> { service }

  func display(through view: HeadlessMusicSearchView) -> MusicSearchDisplay {
    var display = view.display
    display.asked = service.asked
    return display
  }

  func replaceView() {
    view = HeadlessMusicSearchView(presenter: view.presenter)
  }
}
