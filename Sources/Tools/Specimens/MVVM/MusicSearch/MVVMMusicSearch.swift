import AppModels
import AppScreens
import MVVM

/// A correct view model, for specimens to override.
class MVVMMusicSearch: MVVMViewModel {
  typealias Answer = Result<[Song], MusicFailure>

  @Observed final var display = MusicSearchDisplay()
  final var observable: Observed<MusicSearchDisplay>.Source { $display }
  final let service: any MusicService
  final private(set) var term = ""
  final var request: (any MusicRequest)?

  init(service: any MusicService) {
    self.service = service
    setUp()
  }

  deinit { request?.withdraw() }

  func setUp() { clear() }

  func clear() { display = MusicSearchDisplay(query: display.query) }

  final func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let query): edit(query: query)
    case .retry: if display.retry { ask() }
    }
  }

  private func edit(query: String) {
    display.query = query
    let term = SearchTerm(query: query)?.text ?? ""
    guard term != self.term else { return }
    request?.withdraw()
    request = nil
    self.term = term
    if term.isEmpty { clear() } else { ask() }
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
    show(answer)
  }

  func show(_ answer: Answer) { display.show(answer, for: term) }
}
