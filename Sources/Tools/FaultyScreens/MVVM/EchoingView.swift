import AppModels
import AppScreens
import MVVM

/// Binds its field in both directions, and so receives each text that it has just set.
final class EchoingView: ReplaceableView {
  private let viewModel: MusicSearchViewModel
  private var bindings: [CancellationToken] = []
  private(set) var display = MusicSearchDisplay()

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    bindings = [
      viewModel.$query.bind { [weak self] in self?.display.query = $0 },
      viewModel.$status.bind { [weak self] in self?.display.status = $0 },
      viewModel.$rows.bind { [weak self] in self?.display.rows = $0 },
      viewModel.$canRetry.bind { [weak self] in self?.display.retry = $0 },
    ]
  }

  convenience init(replacing view: EchoingView) {
    view.bindings = []
    self.init(viewModel: view.viewModel)
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      viewModel.edit(query: text)
    case .retry: viewModel.retry()
    }
  }
}
