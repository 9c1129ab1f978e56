import Foundation
import Synchronization

/// A program that takes the place of this process after a crash, with the words that it is given.
struct Successor: Sendable {
  /// The variable that such a program has in its environment.
  private static let mark = "TRIPTYCH_AFTER_CRASH"

  private let path: Words
  private let arguments: Words
  private let environment: Words

  /// A program with its arguments, which has the environment of this process.
  init(_ executable: String, _ arguments: [String]) {
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    path = Words([executable])
    self.arguments = Words([executable] + arguments)
    self.environment = Words(environment + ["\(Self.mark)=1"])
  }

  /// Indicates whether this process has taken the place of one that has crashed.
  static var isThisProcess: Bool { ProcessInfo.processInfo.environment[mark] != nil }

  /// Starts the program, without asking for memory; returns if it cannot be started.
  func start() {
    // Signals of which one is being handled would stay blocked.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    path.withPointers { path in
      arguments.withPointers { arguments in
        environment.withPointers { environment in
          if let path = path[0] { execve(path, arguments, environment) }
        }
      }
    }
  }
}

/// Words as the system takes them; they are never released.
private final class Words: Sendable {
  private let pointers: Mutex<[UInt]>

  init(_ words: [String]) {
    pointers = Mutex(words.map { UInt(bitPattern: strdup($0)) } + [0])
  }

  /// Hands out pointers to the words, and nil at the end.
  func withPointers(_ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Void) {
    pointers.withLock { words in
      words.withUnsafeBytes { bytes in
        let first = bytes.baseAddress?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
        if let first { body(first) }
      }
    }
  }
}
