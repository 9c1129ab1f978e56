import AppScreens
import MVP
import TerminalWidgets

/// A music search on the terminal: calls its presenter, which updates it.
final class TerminalMusicSearchView: MusicSearchView, TerminalView {
  let presenter: MusicSearchPresenter

  @TextField("query") private var query
  @Label("status") private var status
  @Button("retry") private var canRetry
  @SongList("rows") private var rows

  init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    $query.onEdit = { presenter.edit(query: $0) }
    $canRetry.onPress = { presenter.retry() }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [$query, $status, $canRetry, $rows] }

  func show(query: String) {
    self.query = query
  }

  func show(status: String) {
    self.status = status
  }

  func show(rows: [MusicSearchRow]) {
    self.rows = rows
  }

  func show(canRetry: Bool) {
    self.canRetry = canRetry
  }
}
