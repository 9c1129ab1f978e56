// 26 half-and-half. Several variables together describe the state of a search.
// A user searches for something, and the search fails.
// They see:    Searching for it, and a button to retry
// They should: Search failed, and the button

import AppModels
import AppScreens

/// Owns the state of a search, and publishes values to bind to; it knows no view.
final class MusicSearchViewModel {
  @Observed private(set) var query = ""
  @Observed private(set) var status = Texts.idle
  @Observed private(set) var rows: [MusicSearchRow] = []
  @Observed private(set) var canRetry = false
  private let service: LatestRequestService
  private var term: SearchTerm?
  private var songs: [Song] = []
  // TODO: A search is pending, or it has failed. What else can these two say?
  private var isSearching = false
  private var failure: MusicFailure?

  init(service: any MusicService) { self.service = LatestRequestService(service) }

  /// Changes the query, and requests the songs for its term if that is new.
  func edit(query: String) {
    self.query = query
    let term = SearchTerm(query: query)
    guard term != self.term else { return }
    self.term = term
    if term == nil { songs = [] }
    send()
  }

  func retry() { if failure != nil { send() } }

  private func send() {
    isSearching = term != nil
    service.search(for: term) { [weak self] in self?.receive($0) }
    update()
  }

  private func receive(_ response: Result<[Song], MusicFailure>) {
    switch response {
    case .success(let found): (songs, isSearching) = (found, false)
    case .failure(let reason): failure = reason
    }
    update()
  }

  private func update() {
    canRetry = failure != nil
    rows = songs.map(Texts.row)
    status = term.map(statusText) ?? Texts.idle
  }

  private func statusText(for term: SearchTerm) -> String {
    if isSearching { return Texts.searching(for: term) }
    return failure.map(Texts.failed) ?? Texts.found(songs.count, for: term)
  }
}
