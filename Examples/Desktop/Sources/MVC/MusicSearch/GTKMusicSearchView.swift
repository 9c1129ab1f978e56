import AppScreens
import DesktopWidgets
import GTK
import MVC

/// Tells its delegate of each edit and of the button, and hands out what its widgets hold.
final class GTKMusicSearchView: MusicSearchView, DesktopView {
  weak var delegate: (any MusicSearchViewDelegate)?
  let widgets = MusicSearchWidgets()

  init() {
    widgets.query.onEdit { [weak self] _ in
      if let self { delegate?.musicSearchViewDidEditQuery(self) }
    }
    widgets.retry.onClick { [weak self] in
      if let self { delegate?.musicSearchViewDidPressRetry(self) }
    }
  }

  var query: String {
    get { widgets.query.text }
    set { widgets.query.show(newValue) }
  }

  var status: String {
    get { widgets.status.text }
    set { widgets.status.text = newValue }
  }

  var rows: [MusicSearchRow] = [] {
    didSet { widgets.rows = rows.map(MusicSearchDisplay.Row.init) }
  }

  var canRetry: Bool {
    get { widgets.retry.isVisible }
    set { widgets.retry.isVisible = newValue }
  }
}

extension MusicSearchDisplay.Row {
  fileprivate init(_ row: MusicSearchRow) {
    self.init(
      song: row.song, artist: row.artist, album: row.album, date: row.date, picture: row.picture)
  }
}
