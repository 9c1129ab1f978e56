// 31 while-it-waits. The presenter lives on the main actor, and awaits the service in a task.
// A user searches for a, then for b. The response for a arrives late, although its task was cancelled.
// They see:    the songs of a, and "songs for b" above them
// They should: what they saw before it arrived

import AppModels
import AppScreens

/// Owns the model, awaits the service, and updates the view, which it does not own.
@MainActor final class MusicSearchPresenter {
  private weak var view: (any MusicSearchView)?
  private let service: any AsyncMusicService
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { update() }
    }
  }
  private var pending: Task<Void, Never>?

  init(service: any AsyncMusicService) {
    self.service = service
  }

  deinit {
    pending?.cancel()
  }

  func attach(_ view: any MusicSearchView) {
    self.view = view
    view.show(query: search.query)
    update()
  }

  func edit(query: String) { search.edit(query: query) }

  func retry() { search.retry() }

  private func send() {
    pending?.cancel()
    pending = nil
    guard let request = search.pendingRequest else { return }
    pending = Task { [weak self, service] in
      do throws(MusicFailure) {
        let songs = try await service.songs(for: request.term.text)
        self?.receive(.success(songs))
      } catch {
        self?.receive(.failure(error))
      }
    }
  }

  private func receive(_ response: Result<[Song], MusicFailure>) {
    // TODO: What has the user done while the task waited? Whose response is this?
    guard let request = search.pendingRequest else { return }
    search.receive(response, to: request)
  }

  private func update() { view?.show(search) }
}
