import AppModels
import AppScreens
import Services

/// A stub of a service to await: a headless one answers, when a step says so.
@MainActor
final class AwaitedMusicService: AsyncMusicService {
  let headless = HeadlessMusicService()

  /// The requests that are answered or cancelled, but whose tasks have not continued yet.
  private var resumingCount = 0

  func songs(for term: String) async throws(MusicFailure) -> [Song] {
    guard !Task.isCancelled else { throw .networking }
    let request = Request { self.resumingCount += 1 }
    let response = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        request.continuation = continuation
        request.token = headless.search(term) { request.finish(with: $0) }
      }
    } onCancel: {
      // Mediators cancel on the main actor.
      MainActor.assumeIsolated { request.finish(with: .failure(.networking)) }
    }
    // The caller is on the main actor as well: it receives the response before anybody else runs there.
    resumingCount -= 1
    return try response.get()
  }

  /// Waits until each task that is due has sent its request, or received its response.
  func tasks() async {
    repeat { await Task {}.value } while resumingCount > 0
  }

  /// A request, which returns once: with the first response, or when it is cancelled.
  @MainActor
  private final class Request {
    var continuation: CheckedContinuation<Result<[Song], MusicFailure>, Never>?
    var token: CancellationToken?
    private let willResume: @MainActor () -> Void

    init(willResume: @escaping @MainActor () -> Void) {
      self.willResume = willResume
    }

    func finish(with response: Result<[Song], MusicFailure>) {
      guard let continuation else { return }
      (self.continuation, token) = (nil, nil)
      willResume()
      continuation.resume(returning: response)
    }
  }
}
