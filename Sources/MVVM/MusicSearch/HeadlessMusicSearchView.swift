import AppModels
import AppScreens

final class HeadlessMusicSearchView: HeadlessView {
  let viewModel: MusicSearchViewModel
  private(set) var display = MusicSearchDisplay()
  private var bindings: [CancellationToken] = []

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$query.bind { [weak self] in self?.display.$query.update($0) },
      viewModel.$status.bind { [weak self] in self?.display.status = $0 },
      viewModel.$rows.bind { [weak self] in self?.display.rows = $0 },
      viewModel.$canRetry.bind { [weak self] in self?.display.retry = $0 },
    ]
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      viewModel.edit(query: text)
    case .retry: viewModel.retry()
    }
  }

  /// Ends the bindings: the view receives no further updates.
  func unbind() {
    bindings = []
  }
}
