import AppModels

/// The music search with its service: a model that notifies when its state has changed.
public final class SongSearch {
  private let service: any MusicService
  private var search = MusicSearch() {
    didSet {
      if search.pendingRequest != oldValue.pendingRequest { send() }
      if search.state != oldValue.state { observers.notify() }
    }
  }
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
    search.edit(query: query)
  }

  /// Releases the old token, which cancels the old request, and sends the pending one.
  private func send() {
    pending = nil
    guard let request = search.pendingRequest else { return }
    pending = service.search(request.term.text) { [weak self] response in
      self?.search.receive(response, to: request)
    }
  }

  /// Calls a function after each change, until the token is released.
  public func observe(_ changed: @escaping () -> Void) -> CancellationToken {
    observers.add(changed)
  }
}
