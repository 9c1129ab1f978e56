import AppScreens
import Synchronization

/// The events that a worker announces before they happen, unbuffered, so that they are known if it fails.
final class WorkerEvents: Sendable {
  private let channel: WorkerChannel
  private let lastScreen = Mutex<UInt64?>(nil)

  /// Events that go through a channel.
  init(_ channel: WorkerChannel) {
    self.channel = channel
  }

  /// Writes what answers a request, or says that there is no answer, or that there is no more to it.
  func write(_ kind: Frame.Kind, _ payload: [UInt8], to request: UInt64) {
    lastScreen.withLock { _ in
      let fits = payload.count <= Frame.payloadLimit
      channel.write(
        fits
          ? Frame(kind: kind, number: request, payload: payload)
          : Frame(kind: .flood, number: request, payload: UInt64(payload.count).bytes))
    }
  }

  /// Announces that the process ends where something is not written yet.
  func announceUnwritten(_ what: String) {
    channel.write(Frame(kind: .unwritten, number: 0, payload: Array(what.utf8.prefix(2_000))))
  }

  /// Announces a screen, and gives it a number.
  func announceScreen(of pattern: String) -> UInt64 {
    let number = UInt64.random(in: .min ... .max)
    announce(.screen, pattern, on: number)
    return number
  }

  /// Announces that a screen is looked at, unless it was the last on which anything happened.
  func announceLook(at screen: UInt64) {
    lastScreen.withLock { last in
      guard last != screen else { return }
      last = screen
      channel.write(Frame(kind: .look, number: screen, payload: []))
    }
  }

  /// Announces a step on a screen, that the screen is let go, or that it was.
  func announce(_ kind: Frame.Kind, _ text: String = "", on screen: UInt64) {
    lastScreen.withLock { last in
      last = screen
      channel.write(Frame(kind: kind, number: screen, payload: Array(text.utf8)))
    }
  }
}
