import AppModels
import AppScreens
import MVP

/// The presenter of MVP on the main actor, with a service that is awaited; it does not import UIKit.
@MainActor
package final class MusicSearchPresenter {
  private weak var view: (any MusicSearchView)?
  private let service: any AsyncMusicService
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }
  private var task: Task<Void, Never>?

  /// A presenter of a new music search, with its service, and without a view.
  package init(service: any AsyncMusicService) {
    self.service = service
  }

  deinit {
    task?.cancel()
  }

  /// Updates a view, and from now on updates only this one; a pending request continues.
  package func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: search.query)
    update()
  }

  /// Changes the query, and requests the songs for its term if that is new.
  package func edit(query: String) {
    search.edit(query: query)
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
