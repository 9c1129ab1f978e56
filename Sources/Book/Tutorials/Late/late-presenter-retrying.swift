import AppModels
import AppScreens

/// Owns the state of the search and the service, but not the view, which it updates.
public final class MusicSearchPresenter {
  /// The state of a search.
  private enum State {
    case idle
    case searching(SearchTerm)
    case found(SearchTerm)
    case failed(SearchTerm, MusicFailure)

    var term: SearchTerm? {
      switch self {
      case .idle: nil
      case .searching(let term), .found(let term), .failed(let term, _): term
      }
    }
  }

  private weak var view: (any MusicSearchView)?
  private let service: any MusicService
  private var query = ""
  private var state = State.idle
  private var songs: [Song] = []
  private var pending: CancellationToken?

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
    guard term != state.term else { return }
    pending = nil
    if let term {
      send(term)
    } else {
      state = .idle
      songs = []
    }
    update()
  }

  /// Requests the songs again for a term that failed.
  public func retry() {
    guard case .failed(let term, _) = state else { return }
    send(term)
    update()
  }

  private func send(_ term: SearchTerm) {
    state = .searching(term)
    pending = service.search(term.text) { self.receive($0) }
  }

  private func receive(_ response: Result<[Song], MusicFailure>) {
    guard let term = state.term else { return }
    switch response {
    case .success(let songs):
      self.songs = songs
      state = .found(term)
    case .failure(let failure):
      state = .failed(term, failure)
    }
    update()
  }

  private func update() {
    view?.show(status: status)
    view?.show(rows: songs.map(row))
    view?.show(canRetry: canRetry)
  }

  private var canRetry: Bool {
    if case .failed = state { true } else { false }
  }

  private var status: String {
    switch state {
    case .idle: "Search for music"
    case .searching(let term): "Searching for \(term.text)"
    case .found(let term) where songs.isEmpty: "No songs for \(term.text)"
    case .found(let term) where songs.count == 1: "1 song for \(term.text)"
    case .found(let term): "\(songs.count) songs for \(term.text)"
    case .failed(_, .networking): "Search failed: no connection"
    case .failed(_, .data): "Search failed: no data"
    case .failed(_, .parsing): "Search failed: unreadable data"
    }
  }

  private func row(of song: Song) -> MusicSearchRow {
    MusicSearchRow(
      song: song.title, artist: song.artist, album: song.album,
      date: song.released?.description ?? "–", picture: song.picture)
  }
}
