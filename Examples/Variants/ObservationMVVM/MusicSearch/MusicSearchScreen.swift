import AppScreens

/// Holds the view; the view holds its view model, which a new view reads in its place.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    view = HeadlessMusicSearchView(viewModel: MusicSearchViewModel(service: service))
  }

  var world: any World<MusicSearchEvent> { service }

  /// Lets the world do something; then the run loop turns.
  func deliver(_ event: MusicSearchEvent) {
    service.deliver(event)
    view.drawIfNeeded()
  }

  /// Everything the view shows once the run loop has turned.
  func display(through view: HeadlessMusicSearchView) -> MusicSearchDisplay {
    view.drawIfNeeded()
    var display = view.display
    display.asked = service.asked
    return display
  }

  func secondView() -> HeadlessMusicSearchView? {
    HeadlessMusicSearchView(viewModel: view.viewModel)
  }

  func replaceView() {
    view = HeadlessMusicSearchView(viewModel: view.viewModel)
  }
}
