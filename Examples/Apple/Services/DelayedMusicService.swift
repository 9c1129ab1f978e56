import AppModels
import AppScreens

/// A music service on this device that takes its time.
@MainActor
package final class DelayedMusicService: @MainActor MusicService {
  private let delay: Duration

  /// A service that answers after a delay.
  package init(delay: Duration = .seconds(1)) {
    self.delay = delay
  }

  /// Answers with songs that depend on the term alone; `error` finds no connection.
  package func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> any MusicRequest {
    let task = Task {
      do { try await Task.sleep(for: delay) } catch { return }
      receive(
        term == "error" ? .failure(.networking) : .success(HeadlessMusicService.songs(for: term)))
    }
    return Request(task: task)
  }

  private final class Request: MusicRequest {
    private let task: Task<Void, Never>

    init(task: Task<Void, Never>) {
      self.task = task
    }

    func cancel() {
      task.cancel()
    }
  }
}
