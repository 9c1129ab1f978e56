import AppModels
import AppScreens
import MVVM
import RecordedServices
import TriptychTraces

final class SearchViewModel {
  /// The text in the query field, bound in both directions.
  @Observed var query = "" { didSet { edit() } }

  @Observed private(set) var status = ""
  @Observed private(set) var canRetry = false
  private let service: any MusicService
  private var search = MusicSearch()
  private var pending: CancellationToken?

  init(service: any MusicService) {
    self.service = service
    update()
  }

  private func edit() {
    guard search.edit(query: query) else { return }
    pending = nil
    pending = Searching.send(search, to: service) { [weak self] in self?.receive($0, to: $1) }
    update()
  }

  private func receive(_ response: Searching.Response, to request: MusicSearch.Request) {
    guard search.receive(response, to: request) else { return }
    update()
  }

  private func update() {
    status = Searching.status(of: search)
    canRetry = search.canRetry
  }
}

final class BoundSearchView: RecordingView {
  let viewModel: SearchViewModel
  private(set) var display = MusicSearchDisplay()
  var bindings: [ObservationToken] = []
  let recording = ViewRecording()

  init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
    bindings = [
      log.bind("viewModel.query", viewModel.$query.bind) { [weak self] in self?.display.query = $0
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
      display.query = text
      viewModel.$query.withoutEcho(to: bindings) {
        viewModel.query = log.assign("viewModel.query", text)
      }
    case .retry: break
    }
  }
}

final class BoundSearchScreen: Screen {
  private let service = RecordedServices.HeadlessMusicService()
  private(set) var view: BoundSearchView

  init() {
    view = BoundSearchView(viewModel: SearchViewModel(service: service))
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func display(through view: BoundSearchView) -> MusicSearchDisplay {
    view.display.asking(service)
  }

  func replaceView() {
    view.bindings = []
    view = BoundSearchView(viewModel: view.viewModel)
  }
}
