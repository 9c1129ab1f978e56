// 28 last-asked-wins. Answers overtake one another, and a cancelled request may still be answered.
// A person searches for a, then for b. The answer for a comes late.
// They see:    the songs of a, and "songs for b" above them
// They should: what they saw before it came

import AppModels

/// Holds the service, and the view only weakly: asks the service, then tells the view what to show.
public final class MusicSearchPresenter {
  private weak var view: (any MusicSearchView)?
  private let service: any MusicService
  private var query = ""
  private var search: SearchState?
  private var request: (any MusicRequest)?

  /// A presenter of a new music search, with the service to ask, and without a view.
  public init(service: any MusicService) {
    self.service = service
  }

  deinit { request?.cancel() }

  /// Brings a view up to date, and then tells this view alone; a request that stands goes on.
  public func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: query)
    update()
  }

  /// Takes over the query that a person edited, and asks for its term if that is a new one.
  public func edit(query: String) {
    self.query = query
    let term = SearchTerm(query: query)
    guard term != search?.term else { return }
    request?.cancel()
    ask(for: term)
  }

  /// Asks again for a term that failed.
  public func retry() {
    if search?.canRetry == true { ask(for: search?.term) }
  }

  private func ask(for term: SearchTerm?) {
    search = term.map { SearchState(asking: $0, keeping: search?.songs ?? []) }
    request = term.map { service.search($0.text) { [weak self] in self?.receive($0) } }
    update()
  }

  private func receive(_ answer: Result<[Song], MusicFailure>) {
    // TODO: Is this an answer to what was asked last? How could you know?
    search?.take(answer)
    update()
  }

  private func update() {
    view?.show(search)
  }
}
