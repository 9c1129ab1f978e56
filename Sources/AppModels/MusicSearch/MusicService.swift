/// The port to a service that finds songs, and responds at any later time.
public protocol MusicService: AnyObject {
  /// Requests the songs that a term finds.
  ///
  /// - Parameters:
  ///   - term: The term, as it was typed.
  ///   - receive: Called where `search` was called, on the main thread in an app: it is not
  ///     `Sendable`. Never called before this method returns and at most once, with the songs or with
  ///     the failure; then released. A cancelled request may still get a response, but never fails
  ///     because it was cancelled.
  /// - Returns: A token; the request is cancelled when the token is released.
  func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> CancellationToken
}

/// The reason why a music service has no songs to return.
public enum MusicFailure: String, Error, Hashable, Sendable, CaseIterable {
  /// There is no connection to the service.
  case networking

  /// The service responds, but without data.
  case data

  /// The data cannot be read.
  case parsing
}
