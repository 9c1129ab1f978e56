import AppModels

/// A music service that cancels the request before, and delivers only the response to the latest one.
final class LatestRequestService {
  private let service: any MusicService
  private var sent: CancellationToken?
  private var count = 0

  /// A client of a service.
  init(_ service: any MusicService) {
    self.service = service
  }

  /// Requests the songs for a term, or none; the request before is cancelled, and its response dropped.
  func search(
    for term: SearchTerm?, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) {
    sent = nil
    count += 1
    sent = term.map { [count] term in
      service.search(term.text) { [weak self] response in
        if count == self?.count { receive(response) }
      }
    }
  }
}
