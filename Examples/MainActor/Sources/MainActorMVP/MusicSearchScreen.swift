import AppScreens

/// Owns the view, which owns the presenter.
final class MusicSearchScreen: Screen {
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

extension Pattern {
  /// MVP in a module of the main actor, with a service that is awaited.
  public static let mainActorMVP = Pattern("MVP, main actor").adding(MusicSearchScreen.init)
}
