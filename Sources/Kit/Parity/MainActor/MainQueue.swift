import Dispatch
import Foundation
import Synchronization

/// The main queue, on which the tasks of the main actor are run.
///
/// The main thread serves it in programs. In tests on Linux that thread is parked, and others serve it.
extension MainThread {
  /// Does something on the main actor, wherever this is, and waits for that.
  static func perform<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    if isHere { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }

  /// Lets the main queue do what is due by now.
  static func turn() {
    if isHere {
      _ = RunLoop.current.run(mode: .default, before: .distantPast)
    } else {
      DispatchQueue.main.sync {}
    }
  }

  /// Indicates whether this is the main thread, or runs on the main queue.
  static var isHere: Bool {
    isMarked
    return Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// Indicates whether the main queue can turn from here: not while it does this, as in a test of the main actor.
  static var canTurn: Bool {
    guard isHere else { return true }
    let hasTurned = Mutex(false)
    DispatchQueue.main.async { hasTurned.withLock { $0 = true } }
    turn()
    return hasTurned.withLock(\.self)
  }

  private static let mark = DispatchSpecificKey<Bool>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)
}
