import Foundation
import Synchronization

/// A note on the standard error of a process that a screen crashes, which says where it was.
package enum CrashNote {
  fileprivate struct Note {
    var text: [UInt8]

    /// The number of the present step, which ends the note; nil if it ends without one.
    var step: Int?

    /// The thread that takes the step.
    let thread = pthread_self()

    /// What is done after the note is written.
    var next: (@Sendable () -> Void)?
  }

  /// The signals of a crash, whether the Swift runtime, the system or the screen itself sends them.
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE]

  private static let present = Mutex<Note?>(nil)

  /// What was done about each signal before it was caught; empty if none is caught.
  private static let usual = Mutex<[Int32: sigaction]>([:])

  /// The number of steps that were begun; 0 while no scenario is being run.
  private static let begun = Atomic(0)

  /// Has a crash followed by the present scenario and step, once for the process, and by the usual backtrace;
  /// names a step that hangs, too.
  static let isPrepared: Void = {
    catchSignals()
    Thread.detachNewThread {
      var (last, seconds) = (0, 0)
      while true {
        sleep(1)
        let step = begun.load(ordering: .relaxed)
        seconds = step == last && step > 0 ? seconds + 1 : 0
        last = step
        guard seconds == 10 else { continue }
        present.withLock { $0?.write("has taken 10 s, and may hang, at") }
      }
    }
  }()

  /// Notes the step of a scenario that is taken now.
  static func note(_ step: Int, of scenario: [UInt8]) {
    begun.add(1, ordering: .relaxed)
    present.withLock { $0 = Note(text: scenario, step: step) }
  }

  /// Notes that no scenario is being run.
  static func clear() {
    begun.store(0, ordering: .relaxed)
    present.withLock { $0 = nil }
  }

  /// Does something during which a crash is followed by a note in place of a long backtrace.
  ///
  /// The runtime's reason comes before the note, and the process ends by the signal as usual, unless another
  /// program takes its place. A thread whose stack may be full needs another for the note.
  ///
  /// - Parameters:
  ///   - text: The note.
  ///   - isLast: Whether the process ends then, where what a screen has put off until its end may crash.
  ///   - next: Starts the program that takes the place of the process, without asking for memory.
  ///   - body: What may crash.
  /// - Returns: What the body returns.
  package static func during<Result>(
    _ text: String, untilExit isLast: Bool = false, then next: (@Sendable () -> Void)? = nil,
    _ body: () throws -> Result
  ) rethrows -> Result {
    present.withLock { $0 = Note(text: Array(text.utf8), next: next) }
    catchSignals()
    defer {
      if isLast {
        present.withLock { $0?.next = nil }
      } else {
        clear()
        restoreSignals()
      }
    }
    return try body()
  }

  private static func catchSignals() {
    usual.withLock { usual in
      guard usual.isEmpty else { return }
      for number in signals {
        var action = sigaction()
        sigaction(number, nil, &action)
        usual[number] = action
        signal(number) { CrashNote.end($0) }
        // Where a stack is full, the note is written on another.
        sigaction(number, nil, &action)
        action.sa_flags |= SA_ONSTACK
        sigaction(number, &action, nil)
      }
    }
  }

  private static func restoreSignals() {
    usual.withLock { usual in
      for (number, var action) in usual { sigaction(number, &action, nil) }
      usual = [:]
    }
  }

  /// Writes the note, and lets the signal end the process.
  private static func end(_ number: Int32) {
    let isUsual = present.withLockIfAvailable { note in
      guard let noted = note else { return true }
      let isElsewhere = pthread_equal(noted.thread, pthread_self()) == 0
      noted.write(isElsewhere ? "another thread crashes during" : "crashes at")
      noted.next?()
      return noted.step != nil
    }
    // Where two threads crash at once, the other starts what comes next: this one waits for that.
    if isUsual == nil { sleep(5) }
    // What has trapped is done again now, and ends the process.
    signal(number, SIG_DFL)
    if isUsual == true, var action = usual.withLockIfAvailable({ $0[number] }) ?? nil {
      sigaction(number, &action, nil)
    }
  }
}

extension CrashNote.Note {
  /// Writes the note; where it names a step, with what happens there.
  ///
  /// It asks for no memory, since a crash may have come while memory was asked for.
  fileprivate func write(_ verb: StaticString) {
    _ = Foundation.write(STDERR_FILENO, text, text.count)
    guard let step else { return }
    _ = Foundation.write(STDERR_FILENO, verb.utf8Start, verb.utf8CodeUnitCount)
    let word: StaticString = " step "
    _ = Foundation.write(STDERR_FILENO, word.utf8Start, word.utf8CodeUnitCount)
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
