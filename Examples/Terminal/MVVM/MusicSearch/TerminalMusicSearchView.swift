import MVVM
import TerminalWidgets

/// A music search on the terminal: calls its view model, and binds widgets to its values.
final class TerminalMusicSearchView: MusicSearchView, TerminalView {
  let viewModel: MusicSearchViewModel

  @Field("query") private var query
  @Label("status") private var status
  @Button("retry") private var canRetry
  @List("rows") private var list
  private var bindings: [ObservationToken] = []

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    $query.onEdit = { viewModel.edit(query: $0) }
    $canRetry.onPress = { viewModel.retry() }
    bindings = [
      viewModel.$query.bind { [weak self] in self?.query = $0 },
      viewModel.$status.bind { [weak self] in self?.status = $0 },
      viewModel.$rows.bind { [weak self] rows in
        self?.list = rows.map { [$0.date, $0.song, $0.artist, $0.album, $0.picture] }
      },
      viewModel.$canRetry.bind { [weak self] in self?.canRetry = $0 },
    ]
  }

  /// Ends the bindings, for a view that leaves the screen.
  func unbind() {
    bindings = []
  }

  var widgets: [any TerminalWidget] { [$query, $status, $canRetry, $list] }
}
