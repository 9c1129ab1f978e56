import AppModels
import AppScreens

/// A music service on this device that responds late.
@MainActor
package final class DelayedMusicService: @MainActor MusicService {
  let delay: Duration

  /// A service that responds after a delay.
  package init(delay: Duration = .seconds(1)) {
    self.delay = delay
  }

  /// Responds with songs that depend on the term alone; `error` finds no connection.
  package func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> CancellationToken {
    let task = Task {
      do { try await Task.sleep(for: delay) } catch { return }
      receive(
        term == "error" ? .failure(.networking) : .success(HeadlessMusicService.songs(for: term)))
    }
    return CancellationToken(onRelease: task.cancel)
  }
}
