// 26 half-and-half. Several variables say together how far a search is.
// A person searches for something, and the search fails.
// They see:    Searching for it, and a button to retry
// They should: Search failed, and the button

import AppModels

/// Holds how far a search is and, as values to observe, what there is to see; it knows no view.
final class MusicSearchViewModel {
  @Observed private(set) var query = ""
  @Observed private(set) var status = Words.notAsked
  @Observed private(set) var rows: [MusicSearchRow] = []
  @Observed private(set) var canRetry = false

  private let service: LastAskedService
  private var term: SearchTerm?
  private var songs: [Song] = []
  // TODO: A search waits, or it has failed. What else can these two say?
  private var isWaiting = false
  private var failure: MusicFailure?

  init(service: any MusicService) { self.service = LastAskedService(service) }

  /// Takes over the query that a person edited, and asks for its term if that is a new one.
  func edit(query: String) {
    self.query = query
    let term = SearchTerm(query: query)
    guard term != self.term else { return }
    self.term = term
    if term == nil { songs = [] }
    ask()
  }

  func retry() { if failure != nil { ask() } }

  private func ask() {
    isWaiting = term != nil
    service.ask(for: term) { [weak self] in self?.receive($0) }
    update()
  }

  private func receive(_ answer: Result<[Song], MusicFailure>) {
    switch answer {
    case .success(let found): (songs, isWaiting) = (found, false)
    case .failure(let reason): failure = reason
    }
    update()
  }

  private func update() {
    canRetry = failure != nil
    rows = songs.map(Words.row)
    status = term.map(words) ?? Words.notAsked
  }

  private func words(for term: SearchTerm) -> String {
    if isWaiting { return Words.waiting(for: term) }
    return failure.map(Words.failed) ?? Words.found(songs.count, for: term)
  }
}
