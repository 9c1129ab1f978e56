import AppScreens
import DesktopWidgets
import GTK
import MVVM

/// Binds its field to the view model's query in both directions, and its other widgets in one.
final class GTKMusicSearchView: BoundView, DesktopView {
  let viewModel: MusicSearchViewModel
  let widgets = MusicSearchWidgets()
  var bindings: [ObservationToken] = []

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    widgets.retry.onClick { viewModel.retry() }
    bindings = [
      bind(widgets.query, to: viewModel.$query) { viewModel.edit(query: $0) },
      viewModel.$status.bind { [weak self] in self?.widgets.status.text = $0 },
      viewModel.$rows.bind { [weak self] in self?.widgets.rows = $0 },
      viewModel.$canRetry.bind { [weak self] in self?.widgets.retry.isVisible = $0 },
    ]
  }
}
