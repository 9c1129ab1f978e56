import AppModels
import AppScreens

/// Owns the model and the service, and publishes values to bind to; it knows no view.
public final class MusicSearchViewModel {
  /// The text in the query field.
  @Observed public private(set) var query = ""

  /// The text of the status.
  @Observed public private(set) var status = ""

  /// The songs, in order.
  @Observed public private(set) var rows: [MusicSearchRow] = []

  /// Indicates whether there is a button to retry.
  @Observed public private(set) var canRetry = false

  private let service: any MusicService
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }
  private var pending: CancellationToken?

  /// A view model of a new music search, with its service.
  public init(service: any MusicService) {
    self.service = service
    update()
  }

  /// Changes the query, and requests the songs for its term if that is new.
  public func edit(query: String) {
    search.edit(query: query)
    self.query = search.query
  }

  /// Requests the songs again for a term that failed.
  public func retry() {
    search.retry()
  }

  /// Releases the old token, which cancels the old request, and sends the pending one.
  private func send() {
    pending = nil
    guard let request = search.pendingRequest else { return }
    pending = service.search(request.term.text) { [weak self] response in
      self?.search.receive(response, to: request)
    }
  }

  private func update() {
    status = statusText
    rows = search.songs.map(row)
    canRetry = search.canRetry
  }

  private var statusText: String {
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
