import AppModels
import AppScreens
import DesktopWidgets
import GTK

/// A music service that responds by itself, a moment after a request; `offline` finds no connection.
///
/// Its responses come through GTK's loop, which does not run the main queue. A service on another
/// thread would return by `g_idle_add`.
final class LateMusicService: DesktopMusicService {
  var parts: [AnyObject] { [self] }
  var pending: [String] { [] }

  /// Does nothing: no step makes it respond.
  func deliver(_ event: MusicSearchEvent) {}

  func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> CancellationToken {
    let cancel = Loop.after(milliseconds: 900) {
      receive(
        term == "offline"
          ? .failure(.networking) : .success(HeadlessMusicService.songs(for: term)))
    }
    return CancellationToken(onRelease: cancel)
  }
}
