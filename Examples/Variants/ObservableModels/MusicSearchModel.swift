import AppModels

/// A search for songs that asks a service, and tells its observers how far it has come.
// triptych:allow A6 views observe it in some variants, and for that it needs an identity
package final class MusicSearchModel {
  /// The search so far.
  package private(set) var search = SongSearch()

  private let service: any MusicService
  private var request: (any MusicRequest)?
  private var observers: ModelObservers = []

  /// A search for nothing yet, with the service to ask.
  package init(service: any MusicService) {
    self.service = service
  }

  deinit {
    request?.cancel()
  }

  /// Asks for a term if it is a new one; without a term there is nothing to find.
  package func find(_ term: SearchTerm?) {
    guard term != search.term else { return }
    request?.cancel()
    request = nil
    search = SongSearch(for: term, keeping: term == nil ? [] : search.songs)
    ask()
    observers.notify()
  }

  /// Asks again for a term that failed.
  package func retry() {
    guard search.canRetry else { return }
    search.stage = .asked
    ask()
    observers.notify()
  }

  private func ask() {
    guard let term = search.term else { return }
    weak var asked: (any MusicRequest)?
    request = service.search(term.text) { [weak self] in self?.receive($0, for: asked) }
    asked = request
  }

  /// Takes in an answer, unless its request no longer stands.
  private func receive(_ answer: Result<[Song], MusicFailure>, for asked: (any MusicRequest)?) {
    guard let request, request === asked else { return }
    self.request = nil
    switch answer {
    case .success(let songs):
      search.songs = songs
      search.stage = .answered
    case .failure(let failure): search.stage = .failed(failure)
    }
    observers.notify()
  }

  /// Tells this observer of changes, too, and does not keep it alive.
  package func add(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  /// Tells this observer nothing any more.
  package func remove(_ observer: any ModelObserver) {
    observers.remove(observer)
  }
}
