import AppScreens

/// Owns the view, which owns the presenter.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    view = HeadlessMusicSearchView(
      presenter: MusicSearchRouter.makePresenter(service: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    view = HeadlessMusicSearchView(presenter: view.presenter)
  }
}
