import AppScreens

/// Owns the view, which owns the view model.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    view = HeadlessMusicSearchView(viewModel: MusicSearchViewModel(service: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    view.unsubscribe()
    view = HeadlessMusicSearchView(viewModel: view.viewModel)
  }

  func secondView() -> HeadlessMusicSearchView? {
    HeadlessMusicSearchView(viewModel: view.viewModel)
  }
}
