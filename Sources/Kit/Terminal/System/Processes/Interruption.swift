import Foundation
import Synchronization

/// Signals that end a process, held back while something must be finished, or undone.
package enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let received = Atomic<Int32>(0)
  private static let held = Mutex<(times: Int, usual: [(number: Int32, handler: Handler?)])>(
    (0, []))

  private typealias Handler = @convention(c) (Int32) -> Void

  /// Indicates whether a signal has come that ends the process once it is no longer held back.
  package static var hasCome: Bool { received.load(ordering: .relaxed) != 0 }

  /// Runs a body that no interruption ends; one that came meanwhile ends the process afterwards.
  ///
  /// A body that takes long looks at ``hasCome``, undoes what it did, and returns. A signal that the
  /// process ignores, as under `nohup`, stays ignored.
  package static func heldBack<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    begin()
    defer { end() }
    return try body()
  }

  private static func begin() {
    held.withLock { held in
      held.times += 1
      guard held.times == 1 else { return }
      received.store(0, ordering: .relaxed)
      for number in signals {
        let usual = signal(number) { Interruption.received.store($0, ordering: .relaxed) }
        let isIgnored = unsafeBitCast(usual, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if isIgnored { signal(number, usual) } else { held.usual.append((number, usual)) }
      }
    }
  }

  private static func end() {
    let number = held.withLock { held -> Int32 in
      held.times -= 1
      guard held.times == 0 else { return 0 }
      for (number, handler) in held.usual { signal(number, handler) }
      held.usual = []
      return received.exchange(0, ordering: .relaxed)
    }
    if number != 0 { raise(number) }
  }
}
