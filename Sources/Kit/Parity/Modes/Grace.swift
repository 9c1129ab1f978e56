import Foundation
import Synchronization

/// A fifth of a second for work on another thread, which may let go of a screen a moment later.
///
/// It is counted in turns, each of which takes longer where the machine is busy, for then that thread
/// does as well. It begins again, up to ten times, where a thread ends, for another may be next. Once
/// it was given in vain nobody is waited for again, so that a screen that never goes costs it once.
final class Grace: Sendable {
  private let isSpent = Mutex(false)

  /// True if something is so by then.
  func holds(until isDone: () -> Bool) -> Bool {
    var (turn, last) = (0, 100)
    var threads: Int?
    while !isDone() {
      guard !isSpent.withLock(\.self), turn < last else {
        isSpent.withLock { $0 = true }
        return isDone()
      }
      usleep(2_000)
      turn += 1
      let count = ThreadCount.now
      if let count, let threads, count < threads { last = min(turn + 100, 1_000) }
      threads = count
    }
    return true
  }
}
