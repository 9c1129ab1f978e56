import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Tells its presenter of each edit and of the button, and shows what it is told.
final class GTKMusicSearchView: MusicSearchView, DesktopView {
  let presenter: MusicSearchPresenter
  let widgets = MusicSearchWidgets()

  init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    widgets.query.onEdit { [weak self] in self?.presenter.edit(query: $0) }
    widgets.retry.onClick { [weak self] in self?.presenter.retry() }
    presenter.attach(self)
  }

  func show(query: String) {
    widgets.query.show(query)
  }

  func show(status: String) {
    widgets.status.text = status
  }

  func show(rows: [MusicSearchRow]) {
    widgets.rows = rows.map(MusicSearchDisplay.Row.init)
  }

  func show(canRetry: Bool) {
    widgets.retry.isVisible = canRetry
  }
}

extension MusicSearchDisplay.Row {
  fileprivate init(_ row: MusicSearchRow) {
    self.init(
      song: row.song, artist: row.artist, album: row.album, date: row.date, picture: row.picture)
  }
}
