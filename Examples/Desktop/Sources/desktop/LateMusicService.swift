import AppModels
import AppScreens
import DesktopWidgets
import GTK

/// A music service that responds by itself, a moment after a request; `offline` finds no connection.
///
/// Its responses come through GTK's loop, which does not run the main queue. A service on another
/// thread would return by `g_idle_add`.
final class LateMusicService: DesktopMusicService {
  private let service = HeadlessMusicService()
  private let delay: UInt32

  /// The requests that the service keeps, each with what has it not answered by itself.
  private var requests: [Request] = []
  private var respond: ((MusicSearchEvent) -> Void)?

  /// A service that responds after some milliseconds.
  init(after delay: UInt32 = 900) {
    self.delay = delay
  }

  var parts: [AnyObject] { [self] + service.parts }
  var pending: [String] { service.pending }
  var widgets: [AppScreens.Widget] { service.widgets }

  /// Has a handler called in place of each response, which it has to deliver.
  func onResponse(_ handle: @escaping (MusicSearchEvent) -> Void) {
    respond = handle
  }

  func deliver(_ event: MusicSearchEvent) {
    let number =
      switch event {
      case .reply(let number), .fail(let number, _): number
      }
    if requests.indices.contains(number - 1) { requests.remove(at: number - 1).stop() }
    service.deliver(event)
  }

  func search(
    _ term: String, then receive: @escaping (Result<[Song], MusicFailure>) -> Void
  ) -> CancellationToken {
    let request = Request()
    // As many as the service keeps.
    requests = (requests + [request]).suffix(2)
    let token = service.search(term, then: receive)
    request.stop = Loop.after(milliseconds: delay) { [weak self, weak request] in
      guard let self, let place = requests.firstIndex(where: { $0 === request }) else { return }
      let event: MusicSearchEvent =
        term == "offline" ? .fail(place + 1, .networking) : .reply(place + 1)
      if let respond { respond(event) } else { deliver(event) }
    }
    return CancellationToken {
      request.stop()
      withExtendedLifetime(token) {}
    }
  }
}

/// A request that is to be answered.
private final class Request {
  /// Has it not answered, if there is time.
  var stop: () -> Void = {}
}
