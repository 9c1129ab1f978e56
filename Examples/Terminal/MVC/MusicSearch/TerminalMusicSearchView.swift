import MVC
import TerminalWidgets

/// A music search on the terminal: widgets that the controller sets, and a delegate.
final class TerminalMusicSearchView: MusicSearchView, TerminalView {
  weak var delegate: (any MusicSearchViewDelegate)?

  @TextField("query") var query
  @Label("status") var status
  @Button("retry") var canRetry
  @SongList("rows") var rows

  init() {
    $query.onEdit = { [weak self] text in
      if let self { delegate?.musicSearchView(self, didEditQuery: text) }
    }
    $canRetry.onPress = { [weak self] in
      if let self { delegate?.musicSearchViewDidPressRetry(self) }
    }
  }

  var widgets: [any TerminalWidget] { [$query, $status, $canRetry, $rows] }
}
