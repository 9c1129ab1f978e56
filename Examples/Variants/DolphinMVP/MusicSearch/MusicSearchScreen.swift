import AppScreens

/// Owns the presenter, which owns the view.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private let presenter: MusicSearchPresenter

  init() {
    presenter = MusicSearchPresenter(service: service)
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  var view: HeadlessMusicSearchView { presenter.view }

  func replaceView() {
    presenter.replaceView()
  }
}
