import Dispatch
import Foundation
import Synchronization

/// The main thread, on which an app uses its screens; here other threads use screens beside it.
///
/// It takes the walks that belong there, and by turns does the work that screens put off. In an app such work is
/// done between two gestures, never in the middle of one. So it is here, as long as ``serve(until:)`` has the
/// main thread.
enum MainThread {
  /// Says, before any thread uses screens, that ``serve(until:)`` will have the main thread; false elsewhere.
  static func willServe() -> Bool {
    guard Thread.isMainThread else { return false }
    isServed.withLock { $0 = true }
    return true
  }

  /// Serves the queue where a thread waits for that, and takes the walks that others order, until a group has
  /// finished.
  ///
  /// A long walk may itself wait for the main thread, which then serves it all the time.
  static func serve(until group: DispatchGroup) {
    defer { isServed.withLock { $0 = false } }
    group.notify(queue: .global()) { isWanted.signal() }
    var (hasStalled, known) = (false, 0)
    while group.wait(timeout: .now()) == .timedOut {
      if hasStalled {
        RunLoop.turn()
        usleep(500)
        takeOrders()
      } else if isWanted.wait(timeout: .now() + longestWalk) == .success {
        // One turn is enough for all who wait by now.
        while isWanted.wait(timeout: .now()) == .success {}
        takeOrders()
        if turnIsWanted.exchange(false, ordering: .relaxed) { hasStalled = !alone(RunLoop.turn) }
      } else {
        hasStalled = begun.load(ordering: .relaxed) == known
      }
      known = begun.load(ordering: .relaxed)
    }
  }

  /// Indicates whether the main thread serves now.
  static var isServing: Bool { isServed.withLock(\.self) }

  /// Takes walks on the main thread, or from wherever this is if there the main queue is to turn in between.
  ///
  /// In tests the main thread does not serve; the walks then take turns with what else the main queue does.
  static func take<Result: Sendable>(
    turning turns: Bool, _ walks: @escaping @Sendable () -> Result
  ) -> Result {
    if isHere { return walks() }
    guard isServing else {
      return turns || !servesQueue() ? walks() : DispatchQueue.main.sync(execute: walks)
    }
    let result = Mutex<Result?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let take: @Sendable () -> Void = {
      let taken = walks()
      result.withLock { $0 = taken }
      isDone.signal()
    }
    orders.withLock { $0.append((turns, take)) }
    isWanted.signal()
    isDone.wait()
    guard let result = result.withLock(\.self) else {
      preconditionFailure("the main thread has taken walks without a result")
    }
    return result
  }

  private static func takeOrders() {
    while let order = orders.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      guard order.turns else {
        order.take()
        continue
      }
      // A walk elsewhere may wait for the main thread.
      while !alone(order.take) { RunLoop.turn() }
    }
  }

  /// Waits for a thread that uses a screen; where that may itself wait for the main thread, this serves it.
  ///
  /// It does so well before a step that hangs is given up, after ``WorkerLimits/step`` or two seconds.
  static func wait(for isDone: DispatchSemaphore) {
    guard Thread.isMainThread else { return isDone.wait() }
    let hasWaited = isWaitedFor.withLock(\.self)
    guard hasWaited || isDone.wait(timeout: .now() + longestWalk / 2) == .timedOut else { return }
    isWaitedFor.withLock { $0 = true }
    while isDone.wait(timeout: .now()) == .timedOut { RunLoop.turn() }
  }

  /// Begins to use screens, which waits while the main thread has its turn.
  ///
  /// What the main thread itself uses has no turn meanwhile.
  static func beginUse() {
    guard !Thread.isMainThread else { return }
    beginning.withLock { _ in
      users.add(1, ordering: .acquiring)
      begun.add(1, ordering: .relaxed)
    }
  }

  /// Ends the use of screens, or interrupts it, so that the main thread may have its turn.
  static func endUse() {
    guard !Thread.isMainThread else { return }
    users.subtract(1, ordering: .releasing)
  }

  /// Waits for the queue to be served; false if it is not.
  ///
  /// A main thread that has other work, or waits for a processor, serves it late: it is waited for as long as
  /// that may take. Once it was in vain, no thread waits again.
  static func servesQueue() -> Bool {
    guard !isGivenUp.withLock(\.self) else { return false }
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { isDone.signal() }
    let end = DispatchTime.now() + 60
    repeat {
      turnIsWanted.store(true, ordering: .relaxed)
      isWanted.signal()
      // A turn of the run loop may be over before it has reached this.
      if isDone.wait(timeout: .now() + .milliseconds(10)) == .success { return true }
    } while DispatchTime.now() < end
    isGivenUp.withLock { $0 = true }
    return false
  }

  /// Does something while no screen is used elsewhere; false if one is used for long.
  private static func alone(_ body: () -> Void) -> Bool {
    beginning.withLock { _ in
      let end = DispatchTime.now() + longestWalk
      while users.load(ordering: .acquiring) > 0 {
        guard DispatchTime.now() < end else { return false }
        usleep(50)
      }
      body()
      return true
    }
  }

  /// The seconds that a walk may take, but for long ones.
  private static let longestWalk = 2.0

  /// Those who use screens, and wait for nothing that was put off.
  private static let users = Atomic(0)

  /// The number of times that a thread began to use screens, or continued after a pause.
  private static let begun = Atomic(0)

  /// No use begins while the main thread has its turn.
  private static let beginning = Mutex(())

  private static let isGivenUp = Mutex(false)
  private static let isWaitedFor = Mutex(false)
  private static let isServed = Mutex(false)

  /// Walks that are to be taken on the main thread, and whether the main queue turns between their steps, which no
  /// other walk may notice.
  private static let orders = Mutex<[(turns: Bool, take: @Sendable () -> Void)]>([])

  private static let isWanted = DispatchSemaphore(value: 0)
  private static let turnIsWanted = Atomic(false)
}
