import AppModels
import AppScreens
import DesktopWidgets
import GTK

/// A music service that answers by itself, a moment after it is asked; `offline` finds no connection.
///
/// Its answers come through GTK's loop, which does not run the main queue. A service on another
/// thread would come back by `g_idle_add`.
final class LateMusicService: MusicWorld {
  let title = "service"
  var parts: [AnyObject] { [self] }
  var pending: [String] { [] }

  /// Does nothing: no step makes it answer.
  func deliver(_ event: MusicSearchEvent) {}

  func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> any MusicRequest {
    let cancel = Loop.after(milliseconds: 900) {
      receive(
        term == "offline"
          ? .failure(.networking) : .success(HeadlessMusicService.songs(for: term)))
    }
    return LateRequest(cancelledBy: cancel)
  }

  private final class LateRequest: MusicRequest {
    private let end: () -> Void

    init(cancelledBy end: @escaping () -> Void) {
      self.end = end
    }

    func cancel() {
      end()
    }
  }
}
