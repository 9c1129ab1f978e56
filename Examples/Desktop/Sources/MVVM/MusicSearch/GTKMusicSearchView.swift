import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Tells its view model of each edit and of the button, and binds its widgets to its values.
final class GTKMusicSearchView: MusicSearchView, DesktopView {
  let viewModel: MusicSearchViewModel
  let widgets = MusicSearchWidgets()
  private var bindings: [ObservationToken] = []

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    widgets.query.onEdit { [weak self] in self?.viewModel.edit(query: $0) }
    widgets.retry.onClick { [weak self] in self?.viewModel.retry() }
    bindings = [
      viewModel.$query.bind { [widgets] in widgets.query.show($0) },
      viewModel.$status.bind { [widgets] in widgets.status.text = $0 },
      viewModel.$rows.bind { [widgets] in
        widgets.rows = $0.map(MusicSearchDisplay.Row.init)
      },
      viewModel.$canRetry.bind { [widgets] in widgets.retry.isVisible = $0 },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }
}

extension MusicSearchDisplay.Row {
  fileprivate init(_ row: MusicSearchRow) {
    self.init(
      song: row.song, artist: row.artist, album: row.album, date: row.date, picture: row.picture)
  }
}
