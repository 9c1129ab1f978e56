// 28 last-asked-wins. Responses overtake one another, and a cancelled request may get a response, too.
// A user searches for a, then for b. The response for a arrives late.
// They see:    the songs of a, and "songs for b" above them
// They should: what they saw before it arrived

import AppModels

/// Owns the state of the search and the service, but not the view, which it updates.
public final class MusicSearchPresenter {
  private weak var view: (any MusicSearchView)?
  private let service: any MusicService
  private var query = ""
  private var search: SearchState?
  private var sent: CancellationToken?

  /// A presenter of a new music search, with its service, and without a view.
  public init(service: any MusicService) {
    self.service = service
  }

  /// Updates a view, and from now on updates only this one; a pending request continues.
  public func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: query)
    update()
  }

  /// Changes the query, and requests the songs for its term if that is new.
  public func edit(query: String) {
    self.query = query
    let term = SearchTerm(query: query)
    guard term != search?.term else { return }
    send(for: term)
  }

  /// Requests the songs again for a term that failed.
  public func retry() {
    if search?.canRetry == true { send(for: search?.term) }
  }

  private func send(for term: SearchTerm?) {
    search = term.map { SearchState(searching: $0, keeping: search?.songs ?? []) }
    sent = nil
    sent = term.map { service.search($0.text) { [weak self] in self?.receive($0) } }
    update()
  }

  private func receive(_ response: Result<[Song], MusicFailure>) {
    // TODO: Is this the response to the latest request? How can you know?
    search?.receive(response)
    update()
  }

  private func update() {
    view?.show(search)
  }
}
