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

  /// Lets the main queue do what is due by now; elsewhere ``perform(_:)`` comes after that anyway.
  static func turn() {
    if isHere { _ = RunLoop.current.run(mode: .default, before: .distantPast) }
  }

  /// Waits until the threads that all tasks share have begun what they were to do by now.
  ///
  /// They may have other work, such as tests; a task of theirs may itself wait for the main queue.
  static func awaitOtherThreads() {
    let isDone = DispatchSemaphore(value: 0)
    Task.detached(priority: Task.currentPriority) { isDone.signal() }
    let end = DispatchTime.now() + 60
    while isDone.wait(timeout: .now() + .milliseconds(10)) == .timedOut, DispatchTime.now() < end {
      turn()
    }
  }

  /// Indicates whether this is the main thread, or runs on the main queue.
  static var isHere: Bool {
    isMarked
    return Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// Indicates whether tasks can run while this waits for them: not in a task, as a test is one, which takes
  /// the main actor from them, or a thread of the few that all tasks share.
  static var canTurn: Bool {
    guard isHere else { return isServing || withUnsafeCurrentTask { $0 == nil } }
    let hasTurned = Mutex(false)
    DispatchQueue.main.async { hasTurned.withLock { $0 = true } }
    turn()
    return hasTurned.withLock(\.self)
  }

  private static let mark = DispatchSpecificKey<Bool>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)
}
