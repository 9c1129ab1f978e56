import Dispatch
import Foundation
import Synchronization

/// The work that was put off until later: on the main queue, on the main actor, in a timer at once.
///
/// On the main thread its run loop is turned, which does all three, on Linux and on Apple's platforms.
/// On another thread that thread's own run loop is turned, for its timers, and the main queue is waited
/// for, which works while the main thread serves it, as it does in tests. What is put off for longer, or
/// to another queue, is not waited for: nothing tells when that is over.
enum LaterWork {
  /// Has everything done that is due; false if the main thread serves nobody.
  static func finish() -> Bool {
    // What is put off may put off more.
    for _ in 0..<2 {
      // A timer at 0 is due after a tenth of a millisecond.
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.001))
      guard Thread.isMainThread || isMainQueueServed() else { return false }
    }
    return true
  }

  /// Lets time pass, and has everything done that falls due; false if the main thread serves nobody.
  static func pause(_ seconds: Double) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      // A run loop without sources returns at once.
      RunLoop.current.run(until: min(end, Date(timeIntervalSinceNow: 0.005)))
      usleep(500)
    }
    return finish()
  }

  /// Indicates whether the main queue is served.
  ///
  /// A main thread that has other work, or waits for a processor, serves it late: it is waited for as long as
  /// that may take. Once it was in vain, nobody waits again.
  private static func isMainQueueServed() -> Bool {
    guard !isGivenUp.withLock(\.self) else { return false }
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { isDone.signal() }
    guard isDone.wait(timeout: .now() + 60) == .timedOut else { return true }
    isGivenUp.withLock { $0 = true }
    return false
  }

  private static let isGivenUp = Mutex(false)
}
