import AppModels
import AppScreens
import MVP
import TerminalWidgets

/// Holds the view; the view holds its presenter, which a new view takes over.
final class MusicSearchScreen: Screen {
  let world: any World<MusicSearchEvent>
  private(set) var view: TerminalMusicSearchView

  convenience init() {
    self.init(over: HeadlessMusicService())
  }

  /// A music search over a service, which is the world as well.
  init(over service: any MusicService & World<MusicSearchEvent>) {
    world = service
    view = TerminalMusicSearchView(presenter: MusicSearchPresenter(service: service))
  }

  func display(through view: TerminalMusicSearchView) -> MusicSearchDisplay {
    var display = view.display
    display.asked = (world as? HeadlessMusicService)?.asked ?? ""
    return display
  }

  func replaceView() {
    view = TerminalMusicSearchView(presenter: view.presenter)
  }
}
