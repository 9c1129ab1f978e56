import Dispatch
import Foundation
import Synchronization

/// The work that was put off until later: on the main queue, on the main actor, in a timer at once.
///
/// On the main thread its run loop is turned, which does all three, on Linux and on Apple's platforms.
/// On another thread that thread's own run loop is turned, for its timers, and the main queue is waited
/// for, which works while the main thread serves it, as it does in tests. What is put off for longer, or
/// to another queue, is not waited for: nothing tells when that is over.
///
/// What a screen puts off to the main thread happens between two gestures in an app, never in the middle of
/// one. Where ``serve(until:)`` has the main thread, it does so here, although screens are on other threads.
enum LaterWork {
  /// Uses screens, while nothing is done that they put off; it is done in pauses.
  ///
  /// On a thread that already does so, it would wait for ever.
  static func postponed<Result>(_ use: () -> Result) -> Result {
    enter()
    defer { leave() }
    return use()
  }

  /// Lets time pass while screens are used, and has everything done that falls due.
  ///
  /// - Returns: False if the main thread serves nobody.
  static func pause(_ seconds: Double) -> Bool {
    leave()
    defer { enter() }
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      // A run loop without sources returns at once.
      RunLoop.current.run(until: min(end, Date(timeIntervalSinceNow: 0.005)))
      usleep(500)
    }
    return finish()
  }

  /// Serves the main thread's run loop where somebody waits for that, until a group has finished.
  ///
  /// Where a walk goes on for so long that it may itself wait for the main thread, that serves it all the time.
  static func serve(until group: DispatchGroup) {
    group.notify(queue: .global()) { isWanted.signal() }
    var (hasStalled, known) = (false, 0)
    while group.wait(timeout: .now()) == .timedOut {
      if hasStalled {
        turn()
        usleep(500)
      } else if isWanted.wait(timeout: .now() + patience) == .success {
        // One turn is enough for all who wait by now.
        while isWanted.wait(timeout: .now()) == .success {}
        hasStalled = !turnAlone()
      } else {
        hasStalled = begun.load(ordering: .relaxed) == known
      }
      known = begun.load(ordering: .relaxed)
    }
  }

  /// Waits for a thread that uses a screen; where that may itself wait for the main thread, this serves it.
  static func wait(for isDone: DispatchSemaphore) {
    guard Thread.isMainThread else { return isDone.wait() }
    let hasWaited = isWaitedFor.withLock(\.self)
    guard hasWaited || isDone.wait(timeout: .now() + patience) == .timedOut else { return }
    isWaitedFor.withLock { $0 = true }
    while isDone.wait(timeout: .now()) == .timedOut { turn() }
  }

  /// Has a turn while nobody uses a screen; false if somebody does so for long.
  private static func turnAlone() -> Bool {
    beginning.withLock { _ in
      let end = DispatchTime.now() + patience
      while users.load(ordering: .acquiring) > 0 {
        guard DispatchTime.now() < end else { return false }
        usleep(50)
      }
      turn()
      return true
    }
  }

  /// The seconds that a walk may take, but for some in which a lot is measured.
  private static let patience = 2.0

  /// Those who use screens, and wait for nothing that was put off.
  private static let users = Atomic(0)

  /// The number of times that anybody began to use screens, or went on after a pause.
  private static let begun = Atomic(0)

  /// Nobody begins while the main thread has its turn.
  private static let beginning = Mutex(())

  private static func enter() {
    beginning.withLock { _ in
      users.add(1, ordering: .acquiring)
      begun.add(1, ordering: .relaxed)
    }
  }

  private static func leave() { users.subtract(1, ordering: .releasing) }

  /// Has everything done that is due; false if the main thread serves nobody.
  private static func finish() -> Bool {
    // What is put off may put off more.
    for _ in 0..<2 {
      turn()
      guard Thread.isMainThread || isMainQueueServed() else { return false }
    }
    return true
  }

  private static func turn() {
    // A timer at 0 is due after a tenth of a millisecond.
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.001))
  }

  /// Indicates whether the main queue is served.
  ///
  /// A main thread that has other work, or waits for a processor, serves it late: it is waited for as long as
  /// that may take. Once it was in vain, nobody waits again.
  private static func isMainQueueServed() -> Bool {
    guard !isGivenUp.withLock(\.self) else { return false }
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { isDone.signal() }
    let end = DispatchTime.now() + 60
    repeat {
      isWanted.signal()
      // A turn of the run loop may be over before it has come to this.
      if isDone.wait(timeout: .now() + .milliseconds(10)) == .success { return true }
    } while DispatchTime.now() < end
    isGivenUp.withLock { $0 = true }
    return false
  }

  private static let isGivenUp = Mutex(false)
  private static let isWaitedFor = Mutex(false)
  private static let isWanted = DispatchSemaphore(value: 0)
}
