import AppModels
import AppScreens
import MVC

/// Holds the controller, which holds the view and lets a new one replace it.
final class MVCMusicSearchScreen: Screen {
  let world: any World<MusicSearchEvent> = LiveWorld()
  private let controller: MusicSearchController
  private(set) var view = View()

  init(over service: any MusicService) {
    controller = MusicSearchController(view: view, service: service)
  }

  func replaceView() {
    view = View()
    controller.replaceView(with: view)
  }

  final class View: MusicSearchView, HeadlessView {
    weak var delegate: (any MusicSearchViewDelegate)?
    var query = ""
    var status = ""
    var rows: [MusicSearchRow] = []
    var canRetry = false

    func perform(_ gesture: MusicSearchGesture) {
      switch gesture {
      case .editQuery(let text):
        query = text
        delegate?.musicSearchViewDidEditQuery(self)
      case .retry: delegate?.musicSearchViewDidPressRetry(self)
      }
    }

    var display: MusicSearchDisplay {
      var display = MusicSearchDisplay()
      display.query = query
      display.status = status
      display.rows = rows.map { row in
        MusicSearchDisplay.Row(
          song: row.song, artist: row.artist, album: row.album, date: row.date,
          picture: row.picture)
      }
      display.retry = canRetry
      return display
    }
  }
}
