import AppScreens

final class HeadlessMusicSearchView: BoundView {
  let viewModel: MusicSearchViewModel
  private(set) var display = MusicSearchDisplay()
  var bindings: [ObservationToken] = []

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$query.bind { [weak self] in self?.display.query = $0 },
      viewModel.$status.bind { [weak self] in self?.display.status = $0 },
      viewModel.$rows.bind { [weak self] in self?.display.rows = $0 },
      viewModel.$canRetry.bind { [weak self] in self?.display.retry = $0 },
    ]
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.query = text
      viewModel.$query.withoutEcho(to: bindings) { viewModel.edit(query: text) }
    case .retry: viewModel.retry()
    }
  }
}
