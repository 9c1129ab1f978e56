import AppModels
import AppScreens
import MVVM
import TerminalWidgets

/// Holds the view; the view holds its view model, to which a new view binds in its place.
final class MusicSearchScreen: Screen {
  let world: any World<MusicSearchEvent>
  private(set) var view: TerminalMusicSearchView

  convenience init() {
    self.init(over: HeadlessMusicService())
  }

  /// A music search over a service, which is the world as well.
  init(over service: any MusicService & World<MusicSearchEvent>) {
    world = service
    view = TerminalMusicSearchView(viewModel: MusicSearchViewModel(service: service))
  }

  func display(through view: TerminalMusicSearchView) -> MusicSearchDisplay {
    var display = view.display
    display.asked = (world as? HeadlessMusicService)?.asked ?? ""
    return display
  }

  func secondView() -> TerminalMusicSearchView? {
    TerminalMusicSearchView(viewModel: view.viewModel)
  }

  func replaceView() {
    view.unbind()
    view = TerminalMusicSearchView(viewModel: view.viewModel)
  }
}
