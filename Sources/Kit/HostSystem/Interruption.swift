import Foundation
import Synchronization

/// Signals that end a process, held back while something must be finished, or undone.
package enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let received = Atomic<Int32>(0)
  private static let held = Mutex<(times: Int, usual: [(number: Int32, action: sigaction)])>(
    (0, []))

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
        var usual = sigaction()
        sigaction(number, nil, &usual)
        guard !isIgnored(usual) else { continue }
        held.usual.append((number, usual))
        signal(number) { Interruption.received.store($0, ordering: .relaxed) }
      }
    }
  }

  private static func end() {
    let number = held.withLock { held -> Int32 in
      held.times -= 1
      guard held.times == 0 else { return 0 }
      for (number, action) in held.usual {
        var action = action
        sigaction(number, &action, nil)
      }
      held.usual = []
      return received.exchange(0, ordering: .relaxed)
    }
    if number != 0 { raise(number) }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
