import Foundation

/// The work that screens defer: on the main queue, on the main actor, in a timer at once.
///
/// On the main thread its run loop is turned, which does all three, on Linux and on Apple's platforms.
/// On another thread that thread's own run loop is turned, for its timers, and the main queue is waited
/// for, which works while the main thread serves it, as it does in tests. Longer delays and other queues
/// are not waited for: nothing tells when they are over.
extension MainThread {
  /// Uses screens, while nothing is done that they put off; it is done in pauses.
  ///
  /// On a thread that already does so, it would wait for ever.
  static func deferring<Result>(_ use: () -> Result) -> Result {
    MainThread.beginUse()
    defer { MainThread.endUse() }
    return withAutoreleasePool(use)
  }

  /// Lets time pass while screens are used, and has everything done that falls due.
  ///
  /// - Returns: False if the main thread does not serve its queue.
  static func pause(_ seconds: Double) -> Bool {
    MainThread.endUse()
    defer { MainThread.beginUse() }
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      // A run loop without sources returns at once.
      RunLoop.current.run(until: min(end, Date(timeIntervalSinceNow: 0.005)))
      usleep(2_000)
    }
    return finish()
  }

  /// Has everything done that is due; false if the main thread does not serve its queue.
  private static func finish() -> Bool {
    // Such work may put off more.
    for _ in 0..<2 {
      RunLoop.turn()
      guard isHere ? canTurn : servesQueue() else { return false }
    }
    return true
  }
}

extension RunLoop {
  /// Turns this thread's run loop for long enough that a timer at 0 is due, after a tenth of a millisecond.
  static func turn() {
    current.run(until: Date(timeIntervalSinceNow: 0.001))
  }
}
