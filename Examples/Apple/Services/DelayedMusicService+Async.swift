import AppModels
import AppScreens

extension DelayedMusicService: AsyncMusicService {
  /// Returns songs that depend on the term alone; `error` finds no connection.
  package func songs(for term: String) async throws(MusicFailure) -> [Song] {
    do { try await Task.sleep(for: delay) } catch { throw .networking }
    if term == "error" { throw .networking }
    return HeadlessMusicService.songs(for: term)
  }
}
