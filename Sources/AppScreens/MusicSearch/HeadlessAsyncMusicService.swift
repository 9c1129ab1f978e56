import AppModels

/// A ``HeadlessMusicService`` whose responses are awaited, for mediators of the main actor.
///
/// Its steps and numbers are the same. A request that is older than the two latest gets a response at once, so
/// that no task waits for ever.
@MainActor public final class HeadlessAsyncMusicService: AsyncMusicService, HeadlessService {
  private typealias Response = Result<[Song], MusicFailure>

  private let service = HeadlessMusicService()

  /// The tasks that wait for a response, oldest first; without a token those that were cancelled.
  private var requests: [(term: String, task: WaitingTask<Response>, token: CancellationToken?)] =
    []

  /// A service without requests.
  public init() {}

  /// Waits until a step responds to the request.
  public func songs(for term: String) async throws(MusicFailure) -> [Song] {
    try await WaitingTask<Response>.value { task in
      requests.append((term, task, synchronised.search(term) { task.resume(returning: $0) }))
      guard requests.count > 2 else { return }
      let oldest = requests.removeFirst()
      oldest.task.resume(returning: .success(HeadlessMusicService.songs(for: oldest.term)))
    }.get()
  }

  /// Responds to a request; does nothing if there is none with that number.
  public func deliver(_ event: MusicSearchEvent) { synchronised.deliver(event) }

  /// The requests, oldest first, cancelled ones in parentheses.
  public var widgets: [Widget] { synchronised.widgets }

  /// The service and its requests.
  public var parts: [AnyObject] { [self] + synchronised.parts }

  /// The requests that have not been cancelled.
  public var pending: [String] { synchronised.pending }

  /// Responds to the requests that were cancelled.
  public func answerCancelled(failing isFailing: Bool) {
    synchronised.answerCancelled(failing: isFailing)
  }

  /// The service, which has heard of each task that was cancelled, on whatever thread.
  private var synchronised: HeadlessMusicService {
    requests.removeAll(where: \.task.isResumed)
    for index in requests.indices where requests[index].task.isCancelled {
      requests[index].token = nil
    }
    return service
  }
}
