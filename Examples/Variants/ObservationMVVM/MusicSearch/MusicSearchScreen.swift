import AppScreens

/// Owns the view, which owns the view model.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private(set) var view: HeadlessMusicSearchView

  init() {
    view = HeadlessMusicSearchView(viewModel: MusicSearchViewModel(service: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  /// Delivers an event to the service; then the run loop turns.
  func deliver(_ event: MusicSearchEvent) {
    service.deliver(event)
    view.drawIfNeeded()
  }

  /// Everything the view shows after the next turn of the run loop.
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
