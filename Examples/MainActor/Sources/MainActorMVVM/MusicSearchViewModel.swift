import AppModels
import AppScreens
import Observation

/// Owns the model, awaits the service, and publishes values; it knows no view.
@Observable
final class MusicSearchViewModel {
  private(set) var query = ""
  private(set) var status = ""
  private(set) var rows: [MusicSearchRow] = []
  private(set) var canRetry = false

  @ObservationIgnored private let service: any AsyncMusicService
  @ObservationIgnored private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }

  /// The task that awaits the response to the pending request.
  @ObservationIgnored private(set) var pending: Task<Void, Never>?

  init(service: any AsyncMusicService) {
    self.service = service
    update()
  }

  // Isolated, as it would be unless written, it could only run on the main actor; nothing here needs that.
  nonisolated deinit {
    pending?.cancel()
  }

  func edit(query: String) {
    search.edit(query: query)
    self.query = query
  }

  func retry() {
    search.retry()
  }

  /// Cancels the earlier request, and awaits the response to the pending one.
  private func send() {
    pending?.cancel()
    pending = nil
    guard let request = search.pendingRequest else { return }
    // The task owns only the service. The view model may be released while the task waits.
    pending = Task { [weak self, service] in
      do throws(MusicFailure) {
        let songs = try await service.songs(for: request.term.text)
        self?.search.receive(.success(songs), to: request)
      } catch {
        self?.search.receive(.failure(error), to: request)
      }
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
