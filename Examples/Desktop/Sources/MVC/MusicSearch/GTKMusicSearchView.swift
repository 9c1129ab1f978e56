import AppScreens
import DesktopWidgets
import GTK
import MVC

/// Calls its delegate at each edit and at the button; the controller sets its widgets.
final class GTKMusicSearchView: MusicSearchView, DesktopView {
  weak var delegate: (any MusicSearchViewDelegate)?
  let widgets = MusicSearchWidgets()

  init() {
    widgets.query.onEdit { [weak self] text in
      if let self { delegate?.musicSearchView(self, didEditQuery: text) }
    }
    widgets.retry.onClick { [weak self] in
      if let self { delegate?.musicSearchViewDidPressRetry(self) }
    }
  }

  var query: String {
    get { widgets.query.text }
    set { widgets.query.text = newValue }
  }

  var status: String {
    get { widgets.status.text }
    set { widgets.status.text = newValue }
  }

  var rows: [MusicSearchRow] {
    get { widgets.rows }
    set { widgets.rows = newValue }
  }

  var canRetry: Bool {
    get { widgets.retry.isVisible }
    set { widgets.retry.isVisible = newValue }
  }
}
