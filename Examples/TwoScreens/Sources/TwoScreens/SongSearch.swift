import AppModels

/// The music search with its service: a model that notifies when its state has changed.
public final class SongSearch {
  private let service: any MusicService
  private var search = MusicSearch()
  private var pending: CancellationToken?
  private let observers = ChangeObservers()

  /// A search without a query.
  public init(service: any MusicService) {
    self.service = service
  }

  /// The state of the search.
  public var state: MusicSearch.State { search.state }

  /// The songs of the last success.
  public var songs: [Song] { search.songs }

  /// Changes the query, and requests the songs for its term if that is new.
  public func edit(query: String) {
    guard search.edit(query: query) else { return }
    pending = nil
    if let request = search.pendingRequest {
      pending = service.search(request.term.text) { [weak self] in self?.receive($0, to: request) }
    }
    observers.notify()
  }

  private func receive(
    _ response: Result<[Song], MusicFailure>, to request: MusicSearch.Request
  ) {
    if search.receive(response, to: request) { observers.notify() }
  }

  /// Calls a function after each change, until the token is released.
  public func observe(_ changed: @escaping () -> Void) -> CancellationToken {
    observers.add(changed)
  }
}
