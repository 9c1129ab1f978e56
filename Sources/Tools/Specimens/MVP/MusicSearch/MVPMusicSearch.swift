import AppModels
import AppScreens

/// A correct presenter, for specimens to override.
class MVPMusicSearchPresenter {
  typealias Answer = Result<[Song], MusicFailure>

  final private(set) weak var view: MVPMusicSearchView?
  final let service: any MusicService
  final var display = MusicSearchDisplay(query: "")
  final var term = ""
  final var request: (any MusicRequest)?

  init(service: any MusicService) { self.service = service }

  deinit { leave() }

  func leave() { request?.withdraw() }

  func attach(_ view: MVPMusicSearchView) {
    self.view = view
    view.show(query: display.query)
    update()
  }

  func detach() {}

  final func edit(query: String) {
    display.query = query
    let term = SearchTerm(query: query)?.text ?? ""
    guard term != self.term else { return }
    request?.withdraw()
    request = nil
    self.term = term
    if term.isEmpty { display = MusicSearchDisplay(query: query) } else { ask() }
    update()
  }

  final func retry() {
    guard display.retry else { return }
    ask()
    update()
  }

  func ask() {
    weak var asked: (any MusicRequest)?
    let request = service.search(term) { [weak self] in self?.receive($0, for: asked) }
    asked = request
    begin(request)
  }

  final func begin(_ request: any MusicRequest) {
    self.request = request
    display.show(searchFor: term)
  }

  final func receive(_ answer: Answer, for request: (any MusicRequest)?) {
    guard let request, request === self.request else { return }
    self.request = nil
    display.show(answer, for: term)
    update()
  }

  func update() {
    view?.show(status: display.status)
    showRows()
    view?.show(canRetry: display.retry)
  }

  func showRows() { view?.show(rows: display.rows) }
}

/// A correct view.
///
/// It is no view of the pattern itself, which alone can make the rows of its views.
final class MVPMusicSearchView: ReplaceableView {
  private let presenter: MVPMusicSearchPresenter
  private(set) var display = MusicSearchDisplay()

  init(_ presenter: MVPMusicSearchPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  convenience init(replacing view: MVPMusicSearchView) {
    view.presenter.detach()
    self.init(view.presenter)
  }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let query):
      display.query = query
      presenter.edit(query: query)
    case .retry: presenter.retry()
    }
  }

  func show(query: String) { display.query = query }
  func show(status: String) { display.status = status }
  func show(rows: [MusicSearchDisplay.Row]) { display.rows = rows }
  func show(canRetry: Bool) { display.retry = canRetry }
}
