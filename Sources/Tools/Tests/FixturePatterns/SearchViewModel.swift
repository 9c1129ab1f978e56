import AppModels
import AppScreens
import MVVM
import RecordedAppScreens
import TriptychTraces

final class SearchViewModel {
  /// The text in the query field, bound in both directions.
  @Observed var query = "" { didSet { search.edit(query: query) } }

  @Observed private(set) var status = ""
  @Observed private(set) var canRetry = false
  private let service: any MusicService
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }
  private var pending: CancellationToken?

  init(service: any MusicService) {
    self.service = service
    update()
  }

  private func send() {
    pending = nil
    guard let request = search.pendingRequest else { return }
    pending = service.search(request.term.text) { [weak self] in
      self?.search.receive($0, to: request)
    }
  }

  private func update() {
    status = statusText(search)
    canRetry = search.canRetry
  }
}

final class BoundSearchView: RecordingView {
  let viewModel: SearchViewModel
  private(set) var display = MusicSearchDisplay()
  var bindings: [CancellationToken] = []
  let recording = ViewRecording()

  init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
    bindings = [
      log.bind("viewModel.query", viewModel.$query.bind) { [weak self] in
        self?.display.$query.update($0)
      },
      log.bind("viewModel.status", viewModel.$status.bind) { [weak self] in
        self?.display.status = $0
      },
      log.bind("viewModel.canRetry", viewModel.$canRetry.bind) { [weak self] in
        self?.display.retry = $0
      },
    ]
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      viewModel.query = log.assign("viewModel.query", text)
    case .retry: break
    }
  }
}

final class BoundSearchScreen: Screen {
  private let service = RecordedAppScreens.HeadlessMusicService()
  private(set) var view: BoundSearchView

  init() {
    view = BoundSearchView(viewModel: SearchViewModel(service: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    view.bindings = []
    view = BoundSearchView(viewModel: view.viewModel)
  }
}
