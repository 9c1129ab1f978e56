import AppModels
import AppScreens
import TriptychParity

/// A music search in no pattern, for faulty screens to override; its steps are correct, except those that
/// a fault replaces.
class PlainMusicSearch: TellingMediator {
  typealias Answer = Result<[Song], MusicFailure>
  typealias Take = @Sendable (PlainMusicSearch, Answer) -> Void
  typealias Change = @Sendable (PlainMusicSearch, _ text: String) -> Void
  typealias Done = @Sendable (PlainMusicSearch, _ before: MusicSearchDisplay) -> Void

  /// What takes the answer to a request.
  typealias Receiver = (Answer, ExplicitRequest) -> Void

  /// Takes an answer to a request for a term, which stands or was cancelled.
  typealias Receive = @Sendable (PlainMusicSearch, Answer, _ term: String, _ stands: Bool) -> Void

  /// The steps that a fault can replace; a fault calls the methods below for what stays correct.
  struct Steps: Sendable {
    var start: @Sendable (PlainMusicSearch) -> Void = { _ in }
    var attached: @Sendable (PlainMusicSearch) -> Void = { _ in }
    var leave: @Sendable (PlainMusicSearch) -> Void = { $0.request?.cancel() }
    var edit: Change = { $0.edit(query: $1) }
    var change: Change = { $0.change(to: $1) }
    var ask: Change = { $0.ask(for: $1) }
    var retry: @Sendable (PlainMusicSearch) -> Void = { $0.retry() }
    var take: Take = { $0.take($1) }

    /// What happens behind asking and taking an answer.
    var asked: Done?
    var taken: Done?
    var receive: Receive = { search, answer, _, stands in
      guard stands else { return }
      let before = search.display
      search.steps.take(search, answer)
      search.steps.taken?(search, before)
    }
  }

  final let service: HeadlessMusicService
  final let steps: Steps
  final var tell: ((MusicSearchDisplay) -> Void)?
  final var display = MusicSearchDisplay(query: "") { didSet { update() } }
  final var term = ""
  final var request: ExplicitRequest?

  /// The view that was attached last.
  final private(set) weak var view: AnyObject?

  /// Something that only a fault remembers.
  final var note = ""

  init(_ service: HeadlessMusicService, _ steps: Steps = Steps()) {
    self.service = service
    self.steps = steps
    steps.start(self)
  }

  deinit { steps.leave(self) }

  func attach(_ view: AnyObject) -> MusicSearchDisplay {
    self.view = view
    steps.attached(self)
    return display
  }

  func update() { tell?(display) }

  final func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let query): steps.edit(self, query)
    case .retry: steps.retry(self)
    }
  }

  final func edit(query: String) {
    display.query = query
    let term = SearchTerm(query: query)?.text ?? ""
    if term != self.term { steps.change(self, term) }
  }

  final func change(to term: String) {
    cancel()
    self.term = term
    if term.isEmpty { clear() } else { startSearch(for: term) }
  }

  func clear() {
    display = MusicSearchDisplay(query: display.query)
  }

  func cancel() {
    request?.cancel()
    request = nil
  }

  /// Asks for a term, as all other steps do.
  final func startSearch(for term: String) {
    let before = display
    steps.ask(self, term)
    steps.asked?(self, before)
  }

  func ask(for term: String) {
    request = ExplicitRequest(for: term, to: service, then: receiver(for: term))
    display.show(searchFor: term)
  }

  func receiver(for term: String) -> Receiver {
    { [weak self] answer, request in self?.receive(answer, request, for: term) }
  }

  final func receive(_ answer: Answer, _ request: ExplicitRequest, for term: String) {
    steps.receive(self, answer, term, request === self.request)
  }

  func take(_ answer: Answer) {
    request = nil
    display.show(answer, for: term)
  }

  final func retry() {
    if display.retry { startSearch(for: term) }
  }
}

extension FaultyScreen {
  /// A music search with wrong steps.
  static func musicSearch(_ name: String, breaks rule: String) -> Replaceable<
    PlainMusicSearch.Steps
  > {
    Replaceable(PlainMusicSearch.Steps()) { steps in
      fault(name, of: "music", breaks: rule) {
        ViewScreen { ToldView(PlainMusicSearch($0, steps)) }
      }
    }
  }
}
