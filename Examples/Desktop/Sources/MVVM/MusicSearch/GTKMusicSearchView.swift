import AppModels
import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Binds its widgets to the view model, which it calls at each edit.
final class GTKMusicSearchView: DesktopView {
  let viewModel: MusicSearchViewModel
  let widgets = MusicSearchWidgets()
  private var bindings: [CancellationToken] = []

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    widgets.query.onEdit { viewModel.edit(query: $0) }
    widgets.retry.onClick { viewModel.retry() }
    bindings = [
      viewModel.$query.bind { [weak self] in self?.widgets.query.update($0) },
      viewModel.$status.bind { [weak self] in self?.widgets.status.text = $0 },
      viewModel.$rows.bind { [weak self] in self?.widgets.rows = $0 },
      viewModel.$canRetry.bind { [weak self] in self?.widgets.retry.isVisible = $0 },
    ]
  }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
