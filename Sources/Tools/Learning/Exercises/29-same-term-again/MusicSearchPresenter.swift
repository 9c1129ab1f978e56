// 29 same-term-again, second part. A person searches for d, empties the field, types d again.
// Then the answer to their first request comes, which they took back.
// They see:    No songs for d, though the second request still waits
// They should: Searching for d, as before it came

import AppModels

final class MusicSearchPresenter {
  private weak var view: (any MusicSearchView)?
  private let service: any MusicService
  private var query = ""
  private var search: SearchState?
  private var request: (any MusicRequest)?

  init(service: any MusicService) { self.service = service }

  deinit { request?.cancel() }

  func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: query)
    view.show(search)
  }

  func edit(query: String) {
    self.query = query
    let term = SearchTerm(query: query)
    guard term != search?.term else { return }
    request?.cancel()
    ask(for: term)
  }

  func retry() { if search?.canRetry == true { ask(for: search?.term) } }

  private func ask(for term: SearchTerm?) {
    search = term.map { SearchState(asking: $0, keeping: search?.songs ?? []) }
    request = term.map { term in
      service.search(term.text) { [weak self] in self?.receive($0, for: term) }
    }
    view?.show(search)
  }

  private func receive(_ answer: Result<[Song], MusicFailure>, for term: SearchTerm) {
    // TODO: Two requests may be for one term. How else can you tell which of them is answered?
    guard term == search?.term else { return }
    search?.take(answer)
    view?.show(search)
  }
}
