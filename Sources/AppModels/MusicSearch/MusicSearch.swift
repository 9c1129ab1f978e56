/// The music search's business logic: which term is requested, and which response counts.
///
/// It sends nothing itself: after a change of term or a retry, the mediator sends `pendingRequest`.
public struct MusicSearch: Hashable, Sendable {
  /// A request to the service; two requests for the same term are different, as identity counts.
  public final class Request: Hashable, Sendable {
    /// The term to search for.
    public let term: SearchTerm

    fileprivate init(term: SearchTerm) {
      self.term = term
    }

    /// Indicates whether both are one and the same request.
    public static func == (one: Request, other: Request) -> Bool { one === other }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The state of a search.
  public enum State: Hashable, Sendable {
    /// There is no term.
    case idle

    /// The request is pending.
    case searching(Request)

    /// The service has found the songs for the term.
    case found(SearchTerm)

    /// The service has failed for the term.
    case failed(SearchTerm, MusicFailure)
  }

  /// The text in the query field.
  public private(set) var query = ""

  /// The state of the search.
  public private(set) var state = State.idle

  /// The songs on screen: those of the last success, also while a request is pending or has failed.
  public private(set) var songs: [Song] = []

  /// A search without a query.
  public init() {}

  /// The request that is pending; at most one is, and every other one should be cancelled.
  public var pendingRequest: Request? {
    if case .searching(let request) = state { request } else { nil }
  }

  /// Indicates whether `retry` makes a request.
  public var canRetry: Bool {
    if case .failed = state { true } else { false }
  }

  /// Changes the query; a new term ends the search for the old one.
  ///
  /// - Returns: Whether the term is new.
  public mutating func edit(query: String) -> Bool {
    self.query = query
    let newTerm = SearchTerm(query: query)
    guard newTerm != term else { return false }
    if let newTerm {
      state = .searching(Request(term: newTerm))
    } else {
      state = .idle
      songs = []
    }
    return true
  }

  /// Requests the songs for the failed term again.
  ///
  /// - Returns: Whether the search has failed; otherwise nothing changes.
  public mutating func retry() -> Bool {
    guard case .failed(let term, _) = state else { return false }
    state = .searching(Request(term: term))
    return true
  }

  /// Takes the response to a request.
  ///
  /// - Returns: Whether the request is still pending; otherwise nothing changes.
  public mutating func receive(
    _ response: Result<[Song], MusicFailure>, to request: Request
  ) -> Bool {
    guard request == pendingRequest else { return false }
    switch response {
    case .success(let songs):
      self.songs = songs
      state = .found(request.term)
    case .failure(let failure):
      state = .failed(request.term, failure)
    }
    return true
  }

  private var term: SearchTerm? {
    switch state {
    case .idle: nil
    case .searching(let request): request.term
    case .found(let term), .failed(let term, _): term
    }
  }
}
