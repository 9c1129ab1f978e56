import AppScreens
import DesktopWidgets
import GTK
import MVP

/// Calls its presenter at each edit and at the button, and shows what that passes to it.
final class GTKMusicSearchView: MusicSearchView, DesktopView {
  let presenter: MusicSearchPresenter
  let widgets = MusicSearchWidgets()

  init(presenter: MusicSearchPresenter) {
    self.presenter = presenter
    widgets.query.onEdit { presenter.edit(query: $0) }
    widgets.retry.onClick { presenter.retry() }
    presenter.attach(self)
  }

  func show(query: String) {
    widgets.query.text = query
  }

  func show(status: String) {
    widgets.status.text = status
  }

  func show(rows: [MusicSearchRow]) {
    widgets.rows = rows
  }

  func show(canRetry: Bool) {
    widgets.retry.isVisible = canRetry
  }
}
