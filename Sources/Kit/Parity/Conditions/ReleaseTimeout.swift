import Foundation
import Synchronization

/// A fifth of a second in which work on another thread may let go of a screen.
///
/// It is counted in turns, each of which takes longer where the machine is busy, for then that thread
/// does as well. Once it was given in vain nobody is waited for again, so that screens that never go
/// cost it once.
final class ReleaseTimeout: Sendable {
  private let isSpent = Mutex(false)

  /// Indicates whether something is so by then.
  func holds(until isDone: () -> Bool) -> Bool {
    for _ in 0..<100 {
      if isDone() { return true }
      if isSpent.withLock(\.self) { return false }
      usleep(2_000)
    }
    isSpent.withLock { $0 = true }
    return isDone()
  }
}
