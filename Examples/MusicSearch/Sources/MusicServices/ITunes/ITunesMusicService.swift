import AppModels
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Apple's iTunes Search API as a music service.
///
/// `async` stays inside: a request is a task off the caller's isolation, and its response comes back
/// to the isolation that the service was made on. The service is not Sendable, so the compiler
/// refuses to let `search` be called from any other.
///
/// Releasing a token cancels the task of its request and closes the connection; the request is never
/// answered then. Releasing the service does so with every pending request.
public final class ITunesMusicService: MusicService {
  private let catalogue: ITunesCatalogue
  private let tasks: ReturningTasks<Result<[Song], MusicFailure>>

  /// A service that responds on the isolation it is made on.
  ///
  /// - Parameters:
  ///   - address: The address to ask, without the query.
  ///   - timeOut: The time after which a server that has not answered in full counts as not there.
  ///   - clock: The clock by which the time passes.
  ///   - limit: The number of bytes beyond which an answer is not read.
  ///   - isolation: The caller's isolation: `self` in an actor, else `MainActor.shared`.
  public init(
    at address: URLComponents = ITunesQuery.address, timeOut: Duration = .seconds(15),
    clock: any Clock<Duration> = ContinuousClock(), limit: Int = 5_000_000,
    isolation: isolated any Actor
  ) {
    catalogue = ITunesCatalogue(
      address: address, download: Download(timeOut: timeOut, clock: clock, limit: limit))
    tasks = ReturningTasks(isolation: isolation)
  }

  /// Requests songs from Apple.
  public func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> CancellationToken {
    tasks.start({ [catalogue] in await catalogue.songs(for: term) }, then: receive)
  }
}
