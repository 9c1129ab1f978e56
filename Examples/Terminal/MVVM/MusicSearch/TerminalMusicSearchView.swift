import AppModels
import MVVM
import TerminalWidgets

/// A music search on the terminal: bound to the view model, which it calls at each edit.
final class TerminalMusicSearchView: TerminalView {
  let viewModel: MusicSearchViewModel
  private var bindings: [CancellationToken] = []

  @TextField("query") private var query
  @Label("status") private var status
  @Button("retry") private var canRetry
  @SongList("rows") private var rows

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    $query.onEdit = { viewModel.edit(query: $0) }
    $canRetry.onPress = { viewModel.retry() }
    bindings = [
      viewModel.$query.bind { [weak self] in self?.$query.update($0) },
      viewModel.$status.bind { [weak self] in self?.status = $0 },
      viewModel.$rows.bind { [weak self] in self?.rows = $0 },
      viewModel.$canRetry.bind { [weak self] in self?.canRetry = $0 },
    ]
  }

  var widgets: [any TerminalWidget] { [$query, $status, $canRetry, $rows] }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
