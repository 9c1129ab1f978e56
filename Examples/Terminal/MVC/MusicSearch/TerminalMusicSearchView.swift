import MVC
import TerminalWidgets

/// A music search on the terminal: widgets for the controller to read and set, and the delegate to tell.
final class TerminalMusicSearchView: MusicSearchView, TerminalView {
  weak var delegate: (any MusicSearchViewDelegate)?

  private let queryField = Field("query")
  private let statusLabel = Label("status")
  private let retry = Button("retry")
  private let list = List("rows")

  init() {
    queryField.onEdit = { [weak self] _ in
      guard let self else { return }
      delegate?.musicSearchViewDidEditQuery(self)
    }
    retry.onPress = { [weak self] in
      guard let self else { return }
      delegate?.musicSearchViewDidPressRetry(self)
    }
  }

  var widgets: [any TerminalWidget] { [queryField, statusLabel, retry, list] }

  var query: String {
    get { queryField.text }
    set { queryField.text = newValue }
  }

  var status: String {
    get { statusLabel.text }
    set { statusLabel.text = newValue }
  }

  var rows: [MusicSearchRow] = [] {
    didSet {
      list.rows = rows.map { [$0.date, $0.song, $0.artist, $0.album, $0.picture] }
    }
  }

  var canRetry: Bool {
    get { retry.isShown }
    set { retry.isShown = newValue }
  }
}
