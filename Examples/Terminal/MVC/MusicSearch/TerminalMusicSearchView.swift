import MVC
import TerminalWidgets

/// A music search on the terminal: widgets that the controller reads and sets, and a delegate.
final class TerminalMusicSearchView: MusicSearchView, TerminalView {
  weak var delegate: (any MusicSearchViewDelegate)?

  @Field("query") var query
  @Label("status") var status
  @Button("retry") var canRetry
  @List("rows") private var list

  init() {
    $query.onEdit = { [weak self] _ in
      guard let self else { return }
      delegate?.musicSearchViewDidEditQuery(self)
    }
    $canRetry.onPress = { [weak self] in
      guard let self else { return }
      delegate?.musicSearchViewDidPressRetry(self)
    }
  }

  var widgets: [any TerminalWidget] { [$query, $status, $canRetry, $list] }

  var rows: [MusicSearchRow] = [] {
    didSet { list = rows.map { [$0.date, $0.song, $0.artist, $0.album, $0.picture] } }
  }
}
