import Foundation
import Synchronization

/// A note that is written where a screen traps, and so ends the process.
enum TrapNote {
  /// The signals by which a process ends that the Swift runtime stops.
  private static let signals = [SIGILL, SIGTRAP]

  private static let note = Mutex<[UInt8]>([])

  /// Does something during which a trap is followed by a note in place of a long backtrace.
  ///
  /// The runtime's reason stands before the note, and the process ends by the signal as usual.
  static func during<Result>(_ text: String, _ body: () -> Result) -> Result {
    note.withLock { $0 = Array(text.utf8) }
    var usual: [sigaction] = []
    for number in signals {
      var action = sigaction()
      sigaction(number, nil, &action)
      usual.append(action)
      signal(number) { number in
        TrapNote.note.withLockIfAvailable { _ = write(STDERR_FILENO, $0, $0.count) }
        // The instruction that has trapped is taken again now, and ends the process.
        signal(number, SIG_DFL)
      }
    }
    defer {
      for (number, var action) in zip(signals, usual) { sigaction(number, &action, nil) }
    }
    return body()
  }
}
