import AppModels
import AppScreens
import MVP

/// Holds the view; the view holds its presenter, which a new view takes over.
final class MVPMusicSearchScreen: Screen {
  let world: any World<MusicSearchEvent> = LiveWorld()
  private(set) var view: View

  init(over service: any MusicService) {
    view = View(presenter: MusicSearchPresenter(service: service))
  }

  func replaceView() {
    view = View(presenter: view.presenter)
  }

  final class View: MusicSearchView, HeadlessView {
    let presenter: MusicSearchPresenter
    private(set) var display = MusicSearchDisplay()

    init(presenter: MusicSearchPresenter) {
      self.presenter = presenter
      presenter.attach(self)
    }

    func perform(_ gesture: MusicSearchGesture) {
      switch gesture {
      case .editQuery(let text):
        display.query = text
        presenter.edit(query: text)
      case .retry: presenter.retry()
      }
    }

    func show(query: String) {
      display.query = query
    }

    func show(status: String) {
      display.status = status
    }

    func show(rows: [MusicSearchRow]) {
      display.rows = rows.map { row in
        MusicSearchDisplay.Row(
          song: row.song, artist: row.artist, album: row.album, date: row.date,
          picture: row.picture)
      }
    }

    func show(canRetry: Bool) {
      display.retry = canRetry
    }
  }
}
