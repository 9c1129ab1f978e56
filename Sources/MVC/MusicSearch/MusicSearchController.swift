import AppModels
import AppScreens

/// Owns the model, the service and the view: changes the model, then sets the widgets of the view.
public final class MusicSearchController: MusicSearchViewDelegate {
  private var view: any MusicSearchView
  private let service: any MusicService
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }
  private var pending: CancellationToken?

  /// A controller of a new music search, with its first view and its service.
  public init(view: any MusicSearchView, service: any MusicService) {
    self.view = view
    self.service = service
    setUp()
  }

  /// Releases the view, and sets up a new one in its place; a pending request continues.
  public func replaceView(with newView: any MusicSearchView) {
    view.delegate = nil
    view = newView
    setUp()
  }

  private func setUp() {
    view.delegate = self
    view.query = search.query
    update()
  }

  /// Changes the query, and requests the songs for its term if that is new.
  public func musicSearchView(_: any MusicSearchView, didEditQuery text: String) {
    search.edit(query: text)
  }

  /// Requests the songs again for a term that failed.
  public func musicSearchViewDidPressRetry(_: any MusicSearchView) {
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
    view.status = status
    view.rows = search.songs.map(row)
    view.canRetry = search.canRetry
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
