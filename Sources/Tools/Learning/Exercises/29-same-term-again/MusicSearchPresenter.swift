// 29 same-term-again, second part. A user searches for d, empties the field, types d again.
// Then the response to their first request arrives, which was cancelled.
// They see:    No songs for d, though the second request is still pending
// They should: Searching for d, as before it arrived

import AppModels

final class MusicSearchPresenter {
  private weak var view: (any MusicSearchView)?
  private let service: any MusicService
  private var query = ""
  private var search: SearchState?
  private var sent: CancellationToken?

  init(service: any MusicService) { self.service = service }

  func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: query)
    view.show(search)
  }

  func edit(query: String) {
    self.query = query
    let term = SearchTerm(query: query)
    guard term != search?.term else { return }
    send(for: term)
  }

  func retry() { if search?.canRetry == true { send(for: search?.term) } }

  private func send(for term: SearchTerm?) {
    search = term.map { SearchState(searching: $0, keeping: search?.songs ?? []) }
    sent = nil
    sent = term.map { term in
      service.search(term.text) { [weak self] in self?.receive($0, for: term) }
    }
    view?.show(search)
  }

  private func receive(_ response: Result<[Song], MusicFailure>, for term: SearchTerm) {
    // TODO: Two requests may have the same term. How else can you know which of them is answered?
    guard term == search?.term else { return }
    search?.receive(response)
    view?.show(search)
  }
}
