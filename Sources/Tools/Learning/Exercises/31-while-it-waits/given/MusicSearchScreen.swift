import AppScreens

/// Owns the view, which owns the presenter.
@MainActor final class MusicSearchScreen: Screen {
  private let service = HeadlessAsyncMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    view = HeadlessMusicSearchView(presenter: MusicSearchPresenter(service: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    view = HeadlessMusicSearchView(presenter: view.presenter)
  }
}
