import AppModels
import AppScreens

/// A music search as a value; an action leads to the next, and to effects.
struct MusicSearchState {
  enum Action {
    case edit(String)
    case retry
    case receive(Result<[Song], MusicFailure>, request: Int)
  }

  enum Effect {
    case cancel
    case ask(String, request: Int)
  }

  private(set) var display = MusicSearchDisplay(query: "")
  private var term: SearchTerm?
  private var lastRequest = 0
  private var isWaiting = false

  /// Goes on to the state after an action; returns what is to be done.
  mutating func reduce(_ action: Action) -> [Effect] {
    switch action {
    case .edit(let query):
      display.query = query
      let new = SearchTerm(query: query)
      return new == term ? [] : change(to: new)
    case .retry: return display.retry ? ask() : []
    case .receive(let answer, let request):
      guard let term, isWaiting, request == lastRequest else { return [] }
      isWaiting = false
      display.show(answer, for: term.text)
      return []
    }
  }

  private mutating func change(to new: SearchTerm?) -> [Effect] {
    let old: [Effect] = isWaiting ? [.cancel] : []
    (term, isWaiting) = (new, false)
    guard term == nil else { return old + ask() }
    display = MusicSearchDisplay(query: display.query)
    return old
  }

  private mutating func ask() -> [Effect] {
    guard let term else { return [] }
    lastRequest += 1
    isWaiting = true
    display.show(searchFor: term.text)
    return [.ask(term.text, request: lastRequest)]
  }
}

/// A store of the state, which alone knows the service.
final class MusicSearchStore: TellingMediator {
  private let service: any MusicService
  private var state = MusicSearchState()
  private var request: CancellationToken?
  var tell: ((MusicSearchDisplay) -> Void)?

  init(_ service: any MusicService) { self.service = service }

  var display: MusicSearchDisplay { state.display }

  func perform(_ gesture: MusicSearchGesture) {
    switch gesture {
    case .editQuery(let query): send(.edit(query))
    case .retry: send(.retry)
    }
  }

  private func send(_ action: MusicSearchState.Action) {
    for effect in state.reduce(action) { carryOut(effect) }
    tell?(display)
  }

  private func carryOut(_ effect: MusicSearchState.Effect) {
    switch effect {
    case .cancel: request = nil
    case .ask(let term, let number):
      request = service.search(term) { [weak self] in self?.send(.receive($0, request: number)) }
    }
  }
}
