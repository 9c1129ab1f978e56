import Foundation
import Synchronization

/// A line on the standard error of a process that a screen crashes, which says where in the suite it was.
enum CrashNote {
  /// The scenario that is being run, in bytes, and the number of its present step.
  private static let present = Mutex<(scenario: [UInt8], step: Int)?>(nil)

  private static let usual = Mutex<[Int32: sigaction]>([:])

  /// Has a crash followed by the line, once for the process; the usual backtrace follows.
  static let isPrepared: Void = {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
      var action = sigaction()
      sigaction(number, nil, &action)
      usual.withLock { $0[number] = action }
      signal(number) { number in
        CrashNote.write()
        // What has trapped is done again now, and ends the process.
        if var usual = CrashNote.usual.withLockIfAvailable({ $0[number] }) ?? nil {
          sigaction(number, &usual, nil)
        }
      }
    }
  }()

  /// Notes the step of a scenario that is taken now.
  static func note(_ step: Int, of scenario: [UInt8]) {
    present.withLock { $0 = (scenario, step) }
  }

  /// Notes that no scenario is being run.
  static func clear() {
    present.withLock { $0 = nil }
  }

  /// Writes the line without asking for memory, since a crash may have come while memory was asked for.
  private static func write() {
    present.withLockIfAvailable { present in
      guard let (scenario, step) = present else { return }
      _ = Foundation.write(STDERR_FILENO, scenario, scenario.count)
      var unit = 1
      while unit <= step / 10 { unit *= 10 }
      while unit > 0 {
        var digit = UInt8(ascii: "0") + UInt8(step / unit % 10)
        _ = Foundation.write(STDERR_FILENO, &digit, 1)
        unit /= 10
      }
      var end = UInt8(ascii: "\n")
      _ = Foundation.write(STDERR_FILENO, &end, 1)
    }
  }
}
