import AppModels
import AppScreens
import RecordedAppScreens
import TriptychTraces

final class SearchController {
  private var view: ControlledSearchView
  private let service: any MusicService
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }
  private var pending: CancellationToken?

  init(view: ControlledSearchView, service: any MusicService) {
    self.view = view
    self.service = service
    setUp()
  }

  func replaceView(with newView: ControlledSearchView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    view.query = search.query
    update()
  }

  /// Reads what was typed from the view.
  func searchViewDidEdit(_: ControlledSearchView) {
    search.edit(query: view.query)
  }

  private func send() {
    pending = nil
    guard let request = search.pendingRequest else { return }
    pending = service.search(request.term.text) { [weak self] in
      self?.search.receive($0, to: request)
    }
  }

  private func update() {
    view.status = statusText(search)
    view.canRetry = search.canRetry
  }
}

/// The status that all three mediators of a search show.
func statusText(_ search: MusicSearch) -> String {
  switch search.state {
  case .idle: "idle"
  case .searching(let request): "searching for \(request.term.text)"
  case .found(let term): "\(search.songs.count) for \(term.text)"
  case .failed: "failed"
  }
}

final class ControlledSearchView: RecordingView {
  weak var delegate: SearchController? { didSet { log.set("delegate", delegate) } }
  private(set) var display = MusicSearchDisplay()
  let recording = ViewRecording()

  var query: String {
    get { log.read("query") { display.query } }
    set {
      log.set("query", newValue)
      display.query = newValue
    }
  }

  var status: String {
    get { log.read("status") { display.status } }
    set {
      log.set("status", newValue)
      display.status = newValue
    }
  }

  var canRetry: Bool {
    get { log.read("canRetry") { display.retry } }
    set {
      log.set("canRetry", newValue)
      display.retry = newValue
    }
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let text):
      display.$query.type(text)
      delegate?.searchViewDidEdit(log.call("delegate.searchViewDidEdit(_:)", self))
    case .retry: break
    }
  }
}

final class ControlledSearchScreen: Screen {
  private let service = RecordedAppScreens.HeadlessMusicService()
  private let controller: SearchController
  unowned private(set) var view: ControlledSearchView

  init() {
    let view = ControlledSearchView()
    controller = SearchController(view: view, service: service)
    self.view = view
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func replaceView() {
    let newView = ControlledSearchView()
    controller.replaceView(with: newView)
    view = newView
  }
}
