import AppModels
import AppScreens
import Parity

/// A music search in no pattern; its steps are correct, except those that a fault replaces.
final class PlainMusicSearch {
  typealias Answer = Result<[Song], MusicFailure>

  /// The steps that a fault can replace; a fault calls the methods below for what stays correct.
  struct Steps: Sendable {
    var start: @Sendable (PlainMusicSearch) -> Void = { _ in }
    var edit: @Sendable (PlainMusicSearch, _ query: String) -> Void = { $0.edit(query: $1) }
    var change: @Sendable (PlainMusicSearch, _ term: String) -> Void = { $0.change(to: $1) }
    var ask: @Sendable (PlainMusicSearch, _ term: String) -> Void = { $0.ask(for: $1) }
    var retry: @Sendable (PlainMusicSearch) -> Void = { $0.retry() }
    var take: @Sendable (PlainMusicSearch, Answer) -> Void = { $0.take($1) }

    /// Takes an answer to a request for a term, which stands or was withdrawn.
    var receive: @Sendable (PlainMusicSearch, Answer, _ term: String, _ stands: Bool) -> Void = {
      search, answer, _, stands in
      if stands { search.steps.take(search, answer) }
    }
  }

  let service: HeadlessMusicService
  let steps: Steps
  var show: (MusicSearchDisplay) -> Void = { _ in }
  var display = MusicSearchDisplay(query: "") { didSet { show(display) } }
  var term = ""
  var request: (any MusicRequest)?

  /// Something that only a fault remembers.
  var note = ""

  init(service: HeadlessMusicService, steps: Steps) {
    self.service = service
    self.steps = steps
    steps.start(self)
  }

  deinit { withdraw() }

  func edit(query: String) {
    display.query = query
    let term = SearchTerm(query: query)?.text ?? ""
    if term != self.term { steps.change(self, term) }
  }

  func change(to term: String) {
    withdraw()
    self.term = term
    if term.isEmpty { clear() } else { steps.ask(self, term) }
  }

  func clear() {
    display = MusicSearchDisplay(query: display.query)
  }

  func withdraw() {
    request?.withdraw()
    request = nil
  }

  func ask(for term: String) {
    weak var asked: (any MusicRequest)?
    let request = service.search(term) { [weak self] answer in
      guard let self else { return }
      steps.receive(self, answer, term, asked === self.request && asked != nil)
    }
    asked = request
    self.request = request
    display.show(searchFor: term)
  }

  func take(_ answer: Answer) {
    request = nil
    display.show(answer, for: term)
  }

  func retry() {
    if display.retry { steps.ask(self, term) }
  }
}

/// A view of no pattern, which shows what its search tells it.
final class PlainMusicSearchView: ReplaceableView {
  private let search: PlainMusicSearch
  private(set) var display: MusicSearchDisplay

  init(_ search: PlainMusicSearch) {
    self.search = search
    display = search.display
    search.show = { [weak self] in self?.display = $0 }
  }

  convenience init(replacing view: PlainMusicSearchView) { self.init(view.search) }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let query): search.steps.edit(search, query)
    case .retry: search.steps.retry(search)
    }
  }
}

extension Specimen {
  /// A specimen with wrong steps.
  static func musicSearch(
    _ name: String, breaks rule: String, origin: String,
    _ replace: (inout PlainMusicSearch.Steps) -> Void = { _ in }
  ) -> Specimen {
    var steps = PlainMusicSearch.Steps()
    replace(&steps)
    return Specimen(name, of: "music", breaks: rule, origin: origin) { [steps] in
      ViewScreen { PlainMusicSearchView(PlainMusicSearch(service: $0, steps: steps)) }
    }
  }
}
