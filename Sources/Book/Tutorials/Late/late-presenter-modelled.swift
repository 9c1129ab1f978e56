import AppModels
import AppScreens

/// Owns the model and the service, but not the view: changes the model, then updates the view.
public final class MusicSearchPresenter {
  private weak var view: (any MusicSearchView)?
  private let service: any MusicService
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }
  private var pending: CancellationToken?

  /// A presenter of a new music search, with its service, and without a view.
  public init(service: any MusicService) {
    self.service = service
  }

  /// Updates a view, and from now on updates only this one; a pending request continues.
  public func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: search.query)
    update()
  }

  /// Changes the query, and requests the songs for its term if that is new.
  public func edit(query: String) {
    search.edit(query: query)
  }

  /// Requests the songs again for a term that failed.
  public func retry() {
    search.retry()
  }

  /// Releases the old token, which cancels the old request, and sends the pending one.
  private func send() {
    pending = nil
    guard let request = search.pendingRequest else { return }
    pending = service.search(request.term.text) { response in
      self.search.receive(response, to: request)
    }
  }

  private func update() {
    view?.show(status: status)
    view?.show(rows: search.songs.map(row))
    view?.show(canRetry: search.canRetry)
  }

  private var status: String {
    switch search.state {
    case .idle: "Search for music"
    case .searching(let request): "Searching for \(request.term.text)"
    case .found(let term) where search.songs.isEmpty: "No songs for \(term.text)"
    case .found(let term) where search.songs.count == 1: "1 song for \(term.text)"
    case .found(let term): "\(search.songs.count) songs for \(term.text)"
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
