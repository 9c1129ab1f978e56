/// The music search's business logic: which term is requested, and which response counts.
///
/// It sends nothing itself: the mediator sends each new `pendingRequest`, and cancels the one before.
public struct MusicSearch: Hashable, Sendable {
  /// A request to the service; two requests for the same term are different, as they have numbers.
  public struct Request: Hashable, Sendable {
    /// The term to search for.
    public let term: SearchTerm

    fileprivate let number: Int
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

  private var requestCount = 0

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

  /// Changes the query; a new term ends the search for the old one, and is requested.
  public mutating func edit(query: String) {
    self.query = query
    let newTerm = SearchTerm(query: query)
    guard newTerm != term else { return }
    if let newTerm {
      request(newTerm)
    } else {
      state = .idle
      songs = []
    }
  }

  /// Requests the songs again for a term that failed; otherwise nothing changes.
  public mutating func retry() {
    guard case .failed(let term, _) = state else { return }
    request(term)
  }

  /// Takes the response to a request; if that is not pending any more, nothing changes.
  public mutating func receive(_ response: Result<[Song], MusicFailure>, to request: Request) {
    guard request == pendingRequest else { return }
    switch response {
    case .success(let songs):
      self.songs = songs
      state = .found(request.term)
    case .failure(let failure):
      state = .failed(request.term, failure)
    }
  }

  private mutating func request(_ term: SearchTerm) {
    requestCount += 1
    state = .searching(Request(term: term, number: requestCount))
  }

  private var term: SearchTerm? {
    switch state {
    case .idle: nil
    case .searching(let request): request.term
    case .found(let term), .failed(let term, _): term
    }
  }
}
