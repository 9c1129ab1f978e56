import Foundation
import Synchronization

/// A fifth of a second for work on another thread, which may let go of a screen a moment later.
///
/// It is counted in turns, each of which takes longer where the machine is busy, for then that thread
/// does as well. Once it was given in vain nobody is waited for again, so that a screen that never goes
/// costs it once.
final class Grace: Sendable {
  private let isSpent = Mutex(false)

  /// True if something is so by then.
  func holds(until isDone: () -> Bool) -> Bool {
    var turns = 0
    while !isDone() {
      guard !isSpent.withLock(\.self), turns < 100 else {
        isSpent.withLock { $0 = true }
        return isDone()
      }
      usleep(2_000)
      turns += 1
    }
    return true
  }
}
