import AppScreens

/// Owns the view, which owns the view model.
final class MusicSearchScreen: Screen {
  private let service = HeadlessAsyncMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    view = HeadlessMusicSearchView(viewModel: MusicSearchViewModel(service: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    view = HeadlessMusicSearchView(viewModel: view.viewModel)
  }

  func secondView() -> HeadlessMusicSearchView? {
    HeadlessMusicSearchView(viewModel: view.viewModel)
  }
}

extension Pattern {
  /// MVVM with Observation in a module of the main actor, with a service that is awaited.
  public static let mainActorMVVM = Pattern("MVVM, main actor").adding(MusicSearchScreen.init)
}
