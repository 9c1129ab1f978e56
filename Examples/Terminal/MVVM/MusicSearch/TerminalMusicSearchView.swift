import MVVM
import TerminalWidgets

/// A music search on the terminal: calls its view model, and binds its widgets to the values there.
final class TerminalMusicSearchView: MusicSearchView, TerminalView {
  let viewModel: MusicSearchViewModel

  private let query = Field("query")
  private let status = Label("status")
  private let retry = Button("retry")
  private let list = List("rows")
  private var bindings: [ObservationToken] = []

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    query.onEdit = { viewModel.edit(query: $0) }
    retry.onPress = { viewModel.retry() }
    bindings = [
      viewModel.$query.bind { [query] in query.text = $0 },
      viewModel.$status.bind { [status] in status.text = $0 },
      viewModel.$rows.bind { [list] rows in
        list.rows = rows.map { [$0.date, $0.song, $0.artist, $0.album, $0.picture] }
      },
      viewModel.$canRetry.bind { [retry] in retry.isShown = $0 },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  var widgets: [any TerminalWidget] { [query, status, retry, list] }
}
