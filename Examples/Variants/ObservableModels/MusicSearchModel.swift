import AppModels

/// A music search that sends its requests to a service, and notifies its observers of each change.
package final class MusicSearchModel {
  /// The search so far.
  package private(set) var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search != oldValue { observers.notify() }
    }
  }

  private let service: any MusicService
  private var pending: CancellationToken?
  private var observers: ModelObservers = []

  /// A search without a query, with its service.
  package init(service: any MusicService) {
    self.service = service
  }

  /// Changes the query, and requests the songs for its term if that is new.
  package func edit(query: String) {
    search.edit(query: query)
  }

  /// Requests the songs again for a term that failed.
  package func retry() {
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

  /// Adds an observer, which the model does not own.
  package func add(_ observer: any ModelObserver) {
    observers.add(observer)
  }

  /// Removes an observer.
  package func remove(_ observer: any ModelObserver) {
    observers.remove(observer)
  }
}
