import AppModels
import AppScreens
import MVC
import TerminalWidgets

/// Holds the controller, and the view that the controller holds, which a new one replaces.
final class MusicSearchScreen: Screen {
  let world: any World<MusicSearchEvent>
  private(set) var view = TerminalMusicSearchView()
  private let controller: MusicSearchController

  convenience init() {
    self.init(over: HeadlessMusicService())
  }

  /// A music search over a service, which is the world as well.
  init(over service: any MusicService & World<MusicSearchEvent>) {
    world = service
    controller = MusicSearchController(view: view, service: service)
  }

  func display(through view: TerminalMusicSearchView) -> MusicSearchDisplay {
    var display = view.display
    display.asked = (world as? HeadlessMusicService)?.asked ?? ""
    return display
  }

  func replaceView() {
    view = TerminalMusicSearchView()
    controller.replaceView(with: view)
  }
}
