import AppModels
import AppScreens

/// The port to a music service with `async` in place of the lesson's callback.
@MainActor
package protocol AsyncMusicService: AnyObject {
  /// The songs that a term finds.
  ///
  /// A request is cancelled with the task that awaits it. It may still return songs or throw then; the
  /// caller ignores that.
  func songs(for term: String) async throws(MusicFailure) -> [Song]
}

extension DelayedMusicService: AsyncMusicService {
  /// Returns songs that depend on the term alone; `error` finds no connection.
  package func songs(for term: String) async throws(MusicFailure) -> [Song] {
    do { try await Task.sleep(for: delay) } catch { throw .networking }
    if term == "error" { throw .networking }
    return HeadlessMusicService.songs(for: term)
  }
}
