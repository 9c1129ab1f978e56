import MVP
import TerminalWidgets

/// A music search on the terminal: calls its presenter, and shows what that tells it.
final class TerminalMusicSearchView: MusicSearchView, TerminalView {
  let presenter: MusicSearchPresenter

  @Field("query") private var query
  @Label("status") private var status
  @Button("retry") private var canRetry
  @List("rows") private var list

  init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    $query.onEdit = { presenter.edit(query: $0) }
    $canRetry.onPress = { presenter.retry() }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [$query, $status, $canRetry, $list] }

  func show(query: String) {
    self.query = query
  }

  func show(status: String) {
    self.status = status
  }

  func show(rows: [MusicSearchRow]) {
    list = rows.map { [$0.date, $0.song, $0.artist, $0.album, $0.picture] }
  }

  func show(canRetry: Bool) {
    self.canRetry = canRetry
  }
}
