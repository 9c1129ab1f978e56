import AppModels

/// A music service that asks another one, once a request has stood for a while.
///
/// A screen cancels a request when the term changes: of the terms that somebody types on the way
/// to the one meant, only those are asked for at which typing paused.
public final class DebouncedMusicService: MusicService {
  private let service: any MusicService
  private let pause: Duration
  private let clock: any Clock<Duration>
  private let pauses: ReturningTasks<Bool>

  /// A service in front of another one of the same isolation.
  ///
  /// - Parameters:
  ///   - service: The service to ask.
  ///   - pause: The time for which a request must stand before the service is asked.
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

  /// Asks the other service, unless the request is cancelled before the pause is over.
  public func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> any MusicRequest {
    let request = CancellableRequest(cancelledBy: {})
    let wait = pauses.start(
      { [clock, pause] in
        do {
          try await clock.sleep(for: pause)
          return true
        } catch {
          return false
        }
      },
      then: { [service] isOver in
        if isOver { request.cancellation = service.search(term, then: receive).cancel }
      })
    request.cancellation = wait.cancel
    return request
  }
}
