import AppModels

/// A music service that responds when a step says so, with songs that depend on the term alone.
///
/// It keeps the two latest unanswered requests; an older one never gets a response.
public final class HeadlessMusicService: MusicService, HeadlessService {
  private var requests: [HeadlessMusicRequest] = []

  /// A service without requests.
  public init() {}

  /// Keeps a request until a step responds to it.
  public func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> CancellationToken {
    let request = HeadlessMusicRequest(for: term, then: receive)
    requests.append(request)
    if requests.count > 2 { requests.removeFirst() }
    return CancellationToken { if !request.isAnswered { request.cancel() } }
  }

  /// Responds to a request; does nothing if there is none with that number.
  public func deliver(_ event: MusicSearchEvent) {
    switch event {
    case .reply(let number): takeRequest(number)?.reply()
    case .fail(let number, let failure): takeRequest(number)?.fail(failure)
    }
  }

  private func takeRequest(_ number: Int) -> HeadlessMusicRequest? {
    requests.indices.contains(number - 1) ? requests.remove(at: number - 1) : nil
  }

  /// The requests, oldest first, cancelled ones in parentheses: `(IU), BTS`.
  public var widgets: [Widget] {
    let terms = requests.map { $0.isCancelled ? "(\($0.term))" : $0.term }
    return [Widget("asked", shows: terms.joined(separator: ", "))]
  }

  /// The service and its requests.
  public var parts: [AnyObject] { [self] + requests }

  /// The requests that have not been cancelled.
  public var pending: [String] {
    requests.filter { !$0.isCancelled }.map { "the \($0.title)" }
  }

  /// Responds to the requests that were cancelled; they stay in the list, without effect.
  public func answerCancelled(failing isFailing: Bool) {
    var isFailing = isFailing
    for request in requests where request.isCancelled && !request.isAnswered {
      if isFailing { request.fail(.networking) } else { request.reply() }
      isFailing.toggle()
    }
  }

  /// The songs that a term finds: none to three of them, the last one first, the second undated.
  ///
  /// So neither their titles nor their dates are in order. The first was released in the last days of
  /// a year, most of which are in the first week of the next and have its number in the format `YYYY`.
  /// Songs of different terms seldom have the same picture.
  public static func songs(for term: String) -> [Song] {
    let sum = term.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % 10_000 }
    let (year, count) = (1990 + sum % 30, sum % 4)
    let dates = [
      Song.ReleaseDate(year: year, month: 12, day: 31 - sum % 3), nil,
      Song.ReleaseDate(year: year + 1, month: 1 + sum % 9, day: 1 + sum % 28),
    ]
    return ([count] + (1...3)).prefix(count).map { number in
      Song(
        title: "\(term) \(number)", artist: "The \(term)s", album: "Album \(number)",
        released: dates[number - 1], picture: "\(sum)-\(number).jpg")
    }
  }
}

/// A request that a headless music service keeps.
private final class HeadlessMusicRequest: ServicePart {
  let term: String
  private(set) var isCancelled = false
  private var receive: ((Result<[Song], MusicFailure>) -> Void)?

  init(for term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void) {
    self.term = term
    self.receive = receive
  }

  var title: String { "request for \(term)" }

  var isAnswered: Bool { receive == nil }

  func cancel() {
    isCancelled = true
  }

  func reply() {
    respond(.success(HeadlessMusicService.songs(for: term)))
  }

  func fail(_ failure: MusicFailure) {
    respond(.failure(failure))
  }

  private func respond(_ result: Result<[Song], MusicFailure>) {
    let receive = receive
    self.receive = nil
    receive?(result)
  }
}
