import Foundation
import Synchronization

/// A fifth of a second in which work on another thread, or what was put off, may release a screen.
///
/// It is counted in threads that start one after another, sleep a little and end, as the screen's own does: where
/// the machine is busy, each of them starts as late as that one. Once it was given in vain nothing is waited for
/// again, so that screens that never go cost it once.
final class ReleaseTimeout: Sendable {
  private let isSpent = Mutex(false)

  /// Indicates whether something is so by then.
  func holds(until isDone: () -> Bool) -> Bool {
    if isDone() { return true }
    if isSpent.withLock(\.self) { return false }
    for _ in 0..<20 {
      let isOver = Mutex(false)
      Thread.detachNewThread {
        usleep(10_000)
        isOver.withLock { $0 = true }
      }
      while !isOver.withLock(\.self) {
        _ = MainThread.pause(0.002)
        if isDone() { return true }
      }
    }
    isSpent.withLock { $0 = true }
    return isDone()
  }
}
