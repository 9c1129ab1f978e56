/// The port to a service that finds songs, and answers at any later time.
public protocol MusicService: AnyObject {
  /// Asks for the songs that a term finds.
  ///
  /// - Parameters:
  ///   - term: The term, as it was typed.
  ///   - receive: Called on the caller's isolation, never before this method returns and at most
  ///     once, with the songs or with the failure; then let go. Cancelling the request is a wish:
  ///     an answer may come nevertheless. A request never fails because it was cancelled.
  /// - Returns: The request, by which it can be cancelled.
  func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> any MusicRequest
}

/// A request to a music service.
public protocol MusicRequest: AnyObject {
  /// Lets the service know that nobody waits for the answer any more.
  func cancel()
}

/// The reason why a music service has no answer.
public enum MusicFailure: String, Error, Hashable, Sendable, CaseIterable {
  /// There is no connection to the service.
  case networking

  /// The service answers, but without data.
  case data

  /// The data cannot be read.
  case parsing
}
