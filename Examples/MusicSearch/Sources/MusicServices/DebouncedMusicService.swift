import AppModels

/// A music service that passes a request on to another one, once it has been pending for a while.
///
/// A screen cancels a request when the term changes: of the terms that a user types on the way to
/// the one meant, only those are passed on at which typing paused.
public final class DebouncedMusicService: MusicService {
  private let service: any MusicService
  private let pause: Duration
  private let clock: any Clock<Duration>
  private let pauses: ReturningTasks<Bool>

  /// A service in front of another one of the same isolation.
  ///
  /// - Parameters:
  ///   - service: The service that receives the requests.
  ///   - pause: The time for which a request must be pending before it is passed on.
  ///   - clock: The clock by which the time passes.
  ///   - isolation: The caller's isolation: `self` in an actor, else `MainActor.shared`.
  public init(
    _ service: any MusicService, pause: Duration,
    clock: any Clock<Duration> = ContinuousClock(), isolation: isolated any Actor
  ) {
    self.service = service
    self.pause = pause
    self.clock = clock
    pauses = ReturningTasks(isolation: isolation)
  }

  /// Passes the request on, unless it is cancelled before the pause is over.
  public func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> CancellationToken {
    let request = Request()
    request.token = pauses.start(
      { [clock, pause] in
        do {
          try await clock.sleep(for: pause)
          return true
        } catch {
          return false
        }
      },
      then: { [service] isOver in
        if isOver { request.token = service.search(term, then: receive) }
      })
    return CancellationToken { request.token = nil }
  }

  /// A request with the token of its pause and, after that, of the other service.
  private final class Request {
    var token: CancellationToken?
  }
}
