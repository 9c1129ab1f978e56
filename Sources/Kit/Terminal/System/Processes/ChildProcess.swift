import Foundation

/// A process that this one started, the first of a group of its own, and has to wait for.
///
/// Source: POSIX.1-2017, `posix_spawn`.
package final class ChildProcess {
  /// The number by which the system knows it.
  package let identifier: pid_t

  /// Starts an executable.
  ///
  /// - Parameters:
  ///   - executable: Its path.
  ///   - arguments: Its arguments, without its name.
  ///   - environment: Its environment.
  ///   - input: The descriptor from which it reads; nil for none.
  ///   - output: The descriptor to which it writes; nil for none.
  ///   - errors: The descriptor to which it writes errors; nil for that of its output.
  /// - Throws: A `ToolFailure` with the system's reason.
  package init(
    _ executable: String, _ arguments: [String], environment: [String: String],
    input: Int32? = nil, output: Int32? = nil, errors: Int32? = nil
  ) throws(ToolFailure) {
    #if os(tvOS) || os(watchOS)
      throw ToolFailure(description: "processes cannot be started on this system")
    #else
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
      #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      for (number, descriptor) in [input, output, errors ?? output].enumerated() {
        if let descriptor {
          posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        } else {
          posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", O_RDWR, 0)
        }
      }
      var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
      // It gets no other file that this process has open, though another thread may write one just now.
      #if canImport(Darwin)
        flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
      #else
        for descriptor in 3..<max(3, min(1_024, getdtablesize())) {
          posix_spawn_file_actions_addclose(&actions, descriptor)
        }
      #endif
      // The signals that this process ignores, or a thread of it blocks, are its own affair.
      var (all, none) = (sigset_t(), sigset_t())
      sigfillset(&all)
      sigemptyset(&none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setpgroup(&attributes, 0)
      posix_spawnattr_setflags(&attributes, Int16(flags))
      var identifier = pid_t()
      let error = withCStrings([executable] + arguments) { argv in
        withCStrings(environment.map { "\($0)=\($1)" }) { environment in
          posix_spawn(&identifier, executable, &actions, &attributes, argv, environment)
        }
      }
      guard error == 0 else {
        throw ToolFailure(
          description: "cannot start \(executable.quoted): \(String(cString: strerror(error)))")
      }
      self.identifier = identifier
    #endif
  }

  /// Indicates whether it has ended; its number is kept for it until it is waited for.
  package var hasEnded: Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    guard waitid(P_PID, id_t(identifier), &information, options) == 0 else {
      return errno == ECHILD
    }
    #if canImport(Darwin)
      return information.si_pid == identifier
    #else
      return information.si_signo == SIGCHLD
    #endif
  }

  /// Sends a signal to it, and to all that it started unless they left its group, as it may itself.
  ///
  /// Once it has been waited for this does nothing: its number may be another's by then.
  package func signalGroup(_ signal: Int32) {
    guard !hasBeenWaitedFor else { return }
    kill(-identifier, signal)
    if getpgid(identifier) != identifier { kill(identifier, signal) }
  }

  private var hasBeenWaitedFor = false

  /// Waits for its end; returns whether it exited with success.
  package func wait() -> Bool { status == 0 }

  /// The end of a process.
  package enum End {
    /// By itself, with a status.
    case exited(Int32)

    /// By a signal, of this name.
    case signalled(String)
  }

  /// Waits for its end; returns how it ended.
  package var end: End {
    // A process that ignores the ends of its children hears that it has none.
    guard let status else { return .signalled("an unknown signal") }
    let signal = status & 0x7F
    return signal == 0
      ? .exited(status >> 8 & 0xFF) : .signalled(String(cString: strsignal(signal)))
  }

  /// The status with which it has ended, waited for; nil if the system does not say.
  private lazy var status: Int32? = {
    hasBeenWaitedFor = true
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status
  }()
}

/// Calls a function of C with texts as it wants them, ended by a null pointer.
package func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
