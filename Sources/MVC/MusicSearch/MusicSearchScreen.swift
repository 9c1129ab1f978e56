import AppScreens

/// Holds the controller; the controller holds the view, which it lets a new one replace.
final class MusicSearchScreen: Screen {
  private let service = HeadlessMusicService()
  private let controller: MusicSearchController

  init() {
    controller = MusicSearchController(view: HeadlessMusicSearchView(), service: service)
  }

  var world: any World<MusicSearchEvent> { service }

  /// The controller's view, which is one of ours.
  var view: HeadlessMusicSearchView {
    guard let view = controller.view as? HeadlessMusicSearchView else {
      preconditionFailure("the controller holds a view of another kind")
    }
    return view
  }

  func display(through view: HeadlessMusicSearchView) -> MusicSearchDisplay {
    var display = view.display
    display.asked = service.asked
    return display
  }

  func replaceView() {
    controller.replaceView(with: HeadlessMusicSearchView())
  }
}
