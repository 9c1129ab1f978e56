import MVP
import TerminalWidgets

/// A music search on the terminal: calls its presenter, and shows what that tells it.
final class TerminalMusicSearchView: MusicSearchView, TerminalView {
  let presenter: MusicSearchPresenter

  private let query = Field("query")
  private let status = Label("status")
  private let retry = Button("retry")
  private let list = List("rows")

  init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    query.onEdit = { presenter.edit(query: $0) }
    retry.onPress = { presenter.retry() }
    presenter.attach(self)
  }

  var widgets: [any TerminalWidget] { [query, status, retry, list] }

  func show(query: String) {
    self.query.text = query
  }

  func show(status: String) {
    self.status.text = status
  }

  func show(rows: [MusicSearchRow]) {
    list.rows = rows.map { [$0.date, $0.song, $0.artist, $0.album, $0.picture] }
  }

  func show(canRetry: Bool) {
    retry.isShown = canRetry
  }
}
