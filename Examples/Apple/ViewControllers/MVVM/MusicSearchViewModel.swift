import AppModels
import AppScreens
import Observation

/// The view model of MVVM on the main actor, as SwiftUI observes it; it does not import SwiftUI.
@MainActor @Observable
package final class MusicSearchViewModel {
  /// The text in the query field, which the view sets: a two-way binding.
  package var query = "" { didSet { search.edit(query: query) } }

  /// The text of the status.
  package private(set) var status = ""

  /// The songs, in order.
  package private(set) var rows: [MusicSearchRow] = []

  /// Indicates whether there is a button to retry.
  package private(set) var canRetry = false

  private let service: any AsyncMusicService
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }
  @ObservationIgnored private var task: Task<Void, Never>?

  /// A view model of a new music search, with its service.
  package init(service: any AsyncMusicService) {
    self.service = service
    update()
  }

  deinit {
    task?.cancel()
  }

  /// Requests the songs again for a term that failed.
  package func retry() {
    search.retry()
  }

  /// Awaits the songs in a task, and cancels the one before.
  private func send() {
    task?.cancel()
    task = nil
    guard let request = search.pendingRequest else { return }
    task = Task { [weak self, service] in
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
