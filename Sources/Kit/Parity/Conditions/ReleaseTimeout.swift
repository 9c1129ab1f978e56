import Foundation
import Synchronization

/// A fifth of a second in which work on another thread, or what was put off, may let go of a screen.
///
/// Another thread counts it in turns. Where the machine is busy, that thread starts late and takes longer,
/// as the screen's own does. Once it was given in vain nobody is waited for again, so that screens that
/// never go cost it once.
final class ReleaseTimeout: Sendable {
  private let isSpent = Mutex(false)

  /// Indicates whether something is so by then.
  func holds(until isDone: () -> Bool) -> Bool {
    if isDone() { return true }
    if isSpent.withLock(\.self) { return false }
    let isOver = Flag()
    Thread.detachNewThread {
      for _ in 0..<100 { usleep(2_000) }
      isOver.value.withLock { $0 = true }
    }
    while !isOver.value.withLock(\.self) {
      _ = MainThread.pause(0.002)
      if isDone() { return true }
    }
    isSpent.withLock { $0 = true }
    return isDone()
  }
}

/// Something that another thread may set.
private final class Flag: Sendable {
  let value = Mutex(false)
}
