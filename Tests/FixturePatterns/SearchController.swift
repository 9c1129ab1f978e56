import AppModels
import AppScreens
import RecordedServices
import TriptychTraces

final class SearchController {
  private var view: ControlledSearchView
  private let service: any MusicService
  private var search = MusicSearch()
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
    guard search.edit(query: view.query) else { return }
    pending = nil
    pending = Searching.send(search, to: service) { [weak self] in self?.receive($0, to: $1) }
    update()
  }

  private func receive(_ response: Searching.Response, to request: MusicSearch.Request) {
    guard search.receive(response, to: request) else { return }
    update()
  }

  private func update() {
    view.status = Searching.status(of: search)
    view.canRetry = search.canRetry
  }
}

/// What all three mediators of a search do alike.
enum Searching {
  typealias Response = Result<[Song], MusicFailure>

  /// Sends the pending request to a service.
  static func send(
    _ search: MusicSearch, to service: any MusicService,
    then receive: @escaping (Response, MusicSearch.Request) -> Void
  ) -> CancellationToken? {
    guard let request = search.pendingRequest else { return nil }
    return service.search(request.term.text) { receive($0, request) }
  }

  /// The status in words.
  static func status(of search: MusicSearch) -> String {
    switch search.state {
    case .idle: "idle"
    case .searching(let request): "searching for \(request.term.text)"
    case .found(let term): "\(search.songs.count) for \(term.text)"
    case .failed: "failed"
    }
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
      display.query = text
      delegate?.searchViewDidEdit(log.call("delegate.searchViewDidEdit(_:)", self))
    case .retry: break
    }
  }
}

final class ControlledSearchScreen: Screen {
  private let service = RecordedServices.HeadlessMusicService()
  private let controller: SearchController
  unowned private(set) var view: ControlledSearchView

  init() {
    let view = ControlledSearchView()
    controller = SearchController(view: view, service: service)
    self.view = view
  }

  var headlessService: any HeadlessService<MusicSearchEvent> { service }

  func display(through view: ControlledSearchView) -> MusicSearchDisplay {
    view.display.asking(service)
  }

  func replaceView() {
    let newView = ControlledSearchView()
    controller.replaceView(with: newView)
    view = newView
  }
}

extension MusicSearchDisplay {
  /// The display with what a service is asked, which no view shows.
  func asking(_ service: RecordedServices.HeadlessMusicService) -> Self {
    var display = self
    display.asked = service.asked
    return display
  }
}
