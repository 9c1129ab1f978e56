import Foundation
import Parity
import Synchronization
import TextLayout

/// The words with which a process ends when a screen traps in it: which screen, and what to do.
///
/// They come last, behind the message of the trap, and in place of the dump of registers that the
/// runtime would add.
enum LastWords {
  /// The screen on which something happened last; nil before there was any.
  static let current = Mutex<ScreenHistory?>(nil)

  /// The words that start the command, for the line to type next.
  private static let invocation = Mutex("")

  /// Has a trap end the process with these words.
  static func prepare(invocation words: String) {
    invocation.withLock { $0 = words }
    UnfinishedRun.whenLeft {
      let words = current.withLockIfAvailable {
        $0?.words("left the process", invocation: invocation.withLock(\.self))
      }
      if let words = words ?? nil { write(words) }
    }
    // A stack that has overflowed has no room for the words.
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for signal in [SIGILL, SIGTRAP, SIGFPE, SIGSEGV, SIGBUS, SIGABRT] { handle(signal) }
  }

  private static func handle(_ signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = speak
    #else
      action.__sigaction_handler.sa_handler = speak
    #endif
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(signal, &action, nil)
  }

  /// Says the words, and ends the process.
  ///
  /// It allocates, as no handler of signals should; where that never ends, the alarm does.
  private static let speak: @convention(c) (Int32) -> Void = { signal in
    alarm(2)
    let words =
      current.withLockIfAvailable {
        $0?.words("trapped", invocation: invocation.withLock(\.self))
      } ?? nil
    guard let words else {
      raise(signal)
      return
    }
    write(words)
    _exit(2)
  }

  private static func write(_ words: String) {
    let bytes = Array("\(words)\n".utf8)
    _ = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
