import Foundation
import Synchronization

/// A fifth of a second for work on another thread, which may let go of a screen a moment later.
///
/// Once it was given in vain nobody is waited for again, so that a screen that never goes costs it once.
final class Grace: Sendable {
  private let isSpent = Mutex(false)

  /// True if something is so by then.
  func holds(until isDone: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .milliseconds(200)
    while !isDone() {
      guard !isSpent.withLock(\.self), ContinuousClock.now < end else {
        isSpent.withLock { $0 = true }
        return isDone()
      }
      usleep(2_000)
    }
    return true
  }
}
