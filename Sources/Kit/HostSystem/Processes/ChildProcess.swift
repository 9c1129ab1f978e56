import Foundation
import TextLayout

/// A process that this one started, and has to wait for.
///
/// Source: POSIX.1-2017, `posix_spawn`.
struct ChildProcess {
  let identifier: pid_t

  /// Starts an executable.
  ///
  /// - Parameters:
  ///   - executable: Its path.
  ///   - arguments: Its arguments, without its name.
  ///   - environment: Its environment.
  ///   - input: The descriptor from which it reads; nil for none.
  ///   - output: The descriptor to which it writes, words and errors alike; nil for none.
  ///   - group: The group that it joins; 0 for a new one of its own.
  /// - Throws: A `ToolFailure` with the system's reason.
  init(
    _ executable: String, _ arguments: [String], environment: [String: String],
    input: Int32? = nil, output: Int32? = nil, group: pid_t
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
      for (number, descriptor) in [input, output, output].enumerated() {
        if let descriptor {
          posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        } else {
          posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", O_RDWR, 0)
        }
      }
      // The signals that this process ignores, or a thread of it blocks, are its own affair.
      var (all, none) = (sigset_t(), sigset_t())
      sigfillset(&all)
      sigemptyset(&none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setpgroup(&attributes, group)
      posix_spawnattr_setflags(
        &attributes,
        Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
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
  var hasEnded: Bool { ProcessFamily.hasEnded(identifier) }

  /// Waits for its end; returns whether it exited with success.
  func wait() -> Bool {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}

/// Calls a function of C with texts as it wants them, ended by a null pointer.
package func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
