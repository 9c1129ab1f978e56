import AppScreens

/// Holds the view; the view holds its view model, and a new view binds to that.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    view = HeadlessMusicSearchView(viewModel: MusicSearchViewModel(service: service))
  }

  var world: any World<MusicSearchEvent> { service }

  func display(through view: HeadlessMusicSearchView) -> MusicSearchDisplay {
    var display = view.display
    display.asked = service.asked
    return display
  }

  func secondView() -> HeadlessMusicSearchView? {
    HeadlessMusicSearchView(viewModel: view.viewModel)
  }

  func replaceView() {
    view.unbind()
    view = HeadlessMusicSearchView(viewModel: view.viewModel)
  }
}
