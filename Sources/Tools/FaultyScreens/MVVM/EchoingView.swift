import AppScreens
import MVVM
import TriptychTraces

/// Binds its field in both directions, and so receives each text that it has just set.
final class EchoingView: ReplaceableView, RecordingView {
  let recording = ViewRecording()
  private let viewModel: MusicSearchViewModel
  private var bindings: [ObservationToken] = []
  private(set) var display = MusicSearchDisplay()

  init(viewModel: MusicSearchViewModel) {
    self.viewModel = viewModel
    let display = { [weak self] (change: (inout MusicSearchDisplay) -> Void) in
      if let self { change(&self.display) }
    }
    bindings = [
      log.bind("viewModel.query", viewModel.$query.bind) { text in display { $0.query = text } },
      log.bind("viewModel.status", viewModel.$status.bind) { text in display { $0.status = text } },
      log.bind("viewModel.rows", viewModel.$rows.bind) { rows in display { $0.rows = rows } },
      log.bind("viewModel.canRetry", viewModel.$canRetry.bind) { isOn in display { $0.retry = isOn }
      },
    ]
  }

  convenience init(replacing view: EchoingView) {
    view.bindings = []
    self.init(viewModel: view.viewModel)
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text): viewModel.edit(query: text)
    case .retry: viewModel.retry()
    }
  }
}
