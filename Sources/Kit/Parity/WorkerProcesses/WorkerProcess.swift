import AppScreens
import Foundation
import HostSystem
import TextLayout

/// A process in a group of its own, with a channel to talk over, whose words are caught.
///
/// Source: POSIX.1-2017, `posix_spawn` with `POSIX_SPAWN_SETPGROUP`.
final class WorkerProcess {
  /// The file descriptor of the channel for frames.
  let channel: Int32

  /// The file descriptor from which its printed output is read.
  let words: Int32

  /// The number by which the system knows it.
  let identifier: pid_t

  private let family: ProcessFamily
  private var status: Int32?

  /// Starts an executable; the process finds the other end of the channel at `channelInWorker`.
  ///
  /// - Parameters:
  ///   - executable: The path of the executable.
  ///   - arguments: Its arguments, without its name.
  ///   - surroundings: All of its environment; that of this process unless given.
  /// - Throws: A `ProcessFailure` that says why there is no process.
  init(
    _ executable: String, _ arguments: [String], in surroundings: [String: String]? = nil
  ) throws(ProcessFailure) {
    guard ProcessInfo.processInfo.environment[Self.mark] == nil else {
      throw .unusable("this process was started to serve another, and starts none itself")
    }
    #if os(tvOS) || os(watchOS)
      throw .unusable("processes cannot be started on this system")
    #else
      let (channel, inner) = try Self.socketPair()
      let (words, loud) = try Self.pipe()
      defer {
        close(inner)
        close(loud)
      }
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
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, loud, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, loud, STDERR_FILENO)
      posix_spawn_file_actions_adddup2(&actions, inner, Self.channelInWorker)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
      let family = ProcessFamily()
      var identifier = pid_t()
      let error = withCStrings([executable] + arguments) { argv in
        withCStrings(Self.environment(of: family, in: surroundings)) { environment in
          posix_spawn(&identifier, executable, &actions, &attributes, argv, environment)
        }
      }
      guard error == 0 else {
        close(channel)
        close(words)
        throw .unusable("\(executable.quoted): \(String(cString: strerror(error)))")
      }
      self.channel = channel
      self.words = words
      self.identifier = identifier
      self.family = family
    #endif
  }

  deinit {
    kill()
    close(channel)
    close(words)
  }

  /// The file descriptor at which a worker finds its end of the channel.
  static let channelInWorker: Int32 = 3

  /// The name of a variable in the environment of a worker.
  private static let mark = "TRIPTYCH_WORKER"

  /// Lets this process start others, since it was asked for more than it can do by itself.
  static func allowOthers() {
    unsetenv(mark)
  }

  /// A trap is told in a line; a backtrace of it would take seconds.
  private static func environment(
    of family: ProcessFamily, in surroundings: [String: String]?
  ) -> [String] {
    var environment = surroundings.map(family.environment) ?? family.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment[mark] = "1"
    return environment.map { "\($0)=\($1)" }
  }

  /// The cause of its end, by itself or by being killed; nil if it is running.
  func cause() -> ProcessFailure.Cause? {
    if status == nil, ProcessFamily.hasEnded(identifier) {
      // Where a process is not to hear of its children's ends, it hears that there are none.
      guard end() else { return .crashed(signal: 0, name: "nobody knows how") }
    }
    guard let status else { return nil }
    let signal = status & 0x7F
    return signal == 0
      ? .exitedEarly(status: status >> 8 & 0xFF)
      : .crashed(signal: signal, name: String(cString: strsignal(signal)))
  }

  /// Kills the process and all that it started, and waits for its end.
  func kill() {
    guard status == nil else { return }
    _ = end()
  }

  /// Its family outlives it, and is killed before it is waited for: its number may be another's later.
  ///
  /// Each is killed by its own number, for it may have gone over to another group. A process that the
  /// system does not end is not waited for without end.
  private func end() -> Bool {
    family.kill(from: identifier)
    var status: Int32 = 0
    for _ in 0..<1_000 {
      let ended = waitpid(identifier, &status, WNOHANG)
      if ended == identifier {
        self.status = status
        return true
      }
      guard ended == 0 || errno == EINTR else { return false }
      usleep(5_000)
    }
    return false
  }
}

extension ProcessFailure {
  /// A failure to get a process to work with, and the reason.
  static func unusable(_ reason: String) -> ProcessFailure {
    ProcessFailure(.unusable(reason: reason))
  }

  /// A failure to open a channel to a process, and the reason.
  static func noChannel() -> ProcessFailure {
    .unusable(String(cString: strerror(errno)))
  }
}
