import Foundation
import Synchronization
import TriptychHostSystem

/// A note that is written where a screen crashes, and so ends the process.
enum TrapNote {
  /// The signals of a crash, whether the Swift runtime, the system or the screen itself sends them.
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE]

  private static let note = Mutex<[UInt8]>([])

  /// The program that takes the place of a process that has crashed; nil if none does.
  private static let successor = Mutex<Successor?>(nil)

  /// Does something during which a crash is followed by a note in place of a long backtrace.
  ///
  /// The runtime's reason comes before the note, and the process ends by the signal as usual, unless another
  /// program takes its place.
  ///
  /// - Parameters:
  ///   - text: The note.
  ///   - isLast: Whether the process ends then, where what a screen has put off until its end may crash.
  ///   - next: The program that takes the place of the process, if there is one.
  ///   - body: What may crash.
  /// - Returns: What the body returns.
  static func during<Result>(
    _ text: String, untilExit isLast: Bool = false, then next: Successor? = nil,
    _ body: () throws -> Result
  ) rethrows -> Result {
    note.withLock { $0 = Array(text.utf8) }
    successor.withLock { $0 = next }
    let usual = signals.map(catchSignal)
    SignalStack.prepare()
    defer {
      successor.withLock { $0 = nil }
      if !isLast {
        for (number, var action) in zip(signals, usual) { sigaction(number, &action, nil) }
      }
    }
    return try body()
  }

  /// Has a signal followed by the note; returns what was done about it before.
  private static func catchSignal(_ number: Int32) -> sigaction {
    var (usual, action) = (sigaction(), sigaction())
    sigaction(number, nil, &usual)
    signal(number) { number in
      let isFirst: Void? = TrapNote.successor.withLockIfAvailable { next in
        TrapNote.note.withLockIfAvailable { _ = write(STDERR_FILENO, $0, $0.count) }
        next?.start()
      }
      // Where two threads crash at once, the other starts the successor: this one waits for that.
      if isFirst == nil { sleep(5) }
      // The instruction that has trapped is taken again now, and ends the process.
      signal(number, SIG_DFL)
    }
    // Where a stack is full, the note is written on another.
    sigaction(number, nil, &action)
    action.sa_flags |= SA_ONSTACK
    sigaction(number, &action, nil)
    return usual
  }
}
