import AppModels
import AppScreens

/// A correct controller, for specimens to override; to hold it is to hold the screen.
class MVCMusicSearch: Screen {
  typealias Answer = Result<[Song], MusicFailure>

  final let service = HeadlessMusicService()
  final private(set) var view = MVCMusicSearchView()
  final private(set) var term = ""
  private var request: (any MusicRequest)?

  init() { setUp() }

  deinit { request?.withdraw() }

  final var world: any World<MusicSearchEvent> { service }

  final func display(through view: MVCMusicSearchView) -> MusicSearchDisplay {
    var display = view.display
    display.asked = service.asked
    return display
  }

  final func replaceView() {
    let display = view.display
    view.delegate = nil
    view = MVCMusicSearchView()
    view.display = display
    setUp()
  }

  func setUp() {
    view.delegate = self
    if term.isEmpty { clear() }
  }

  private func clear() {
    view.display = MusicSearchDisplay(query: view.display.query)
  }

  final func musicSearchViewDidEditQuery(_ view: MVCMusicSearchView) {
    let term = SearchTerm(query: view.display.query)?.text ?? ""
    guard term != self.term else { return }
    request?.withdraw()
    request = nil
    self.term = term
    if term.isEmpty { clear() } else { ask() }
  }

  final func musicSearchViewDidPressRetry(_ view: MVCMusicSearchView) {
    if view.display.retry { ask() }
  }

  func ask() {
    weak var asked: (any MusicRequest)?
    let request = service.search(term) { [weak self] answer in
      guard let self else { return }
      receive(answer, for: asked, in: view)
    }
    asked = request
    begin(request)
  }

  final func begin(_ request: any MusicRequest) {
    self.request = request
    view.display.show(searchFor: term)
  }

  final func receive(
    _ answer: Answer, for request: (any MusicRequest)?, in view: MVCMusicSearchView
  ) {
    guard let request, request === self.request else { return }
    self.request = nil
    view.display.show(answer, for: term)
  }
}

/// A correct view, whose widgets are its display.
///
/// It is no view of the pattern itself, which alone can make the rows of its views.
final class MVCMusicSearchView: HeadlessView {
  weak var delegate: MVCMusicSearch?
  var display = MusicSearchDisplay()

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let query):
      display.query = query
      delegate?.musicSearchViewDidEditQuery(self)
    case .retry: delegate?.musicSearchViewDidPressRetry(self)
    }
  }
}
